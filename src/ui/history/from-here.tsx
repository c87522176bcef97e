import { useState } from 'react'
import { board } from '../../games/index'
import { atOf, lineOf, isExploring, isPlayed, type TableStore } from '../../store/index'
import { exploring } from '../../store/table/exploring'
import { focusPrompt } from '../kit/focus-prompt'
import { FROM_HERE } from '../words/en/branches'
import { useScreen } from '../screen/use-screen'
import { comparedAt } from './compared-at'
import { useHistory } from '../hands/opened'

interface Props {
  readonly table: TableStore
  readonly shown: number
  readonly onDone: () => void
}

interface Way {
  readonly name: string
  readonly note: string
  readonly go: () => void
}

/** Asks before a game goes back into an earlier turn. */
function Asking({ onTake, onLeave }: { onTake: () => void; onLeave: () => void }) {
  return (
    <div className="asking" role="group" aria-label={FROM_HERE.playHere}>
      <p>{FROM_HERE.ask}</p>
      <button type="button" className="main" autoFocus onClick={onTake}>
        {FROM_HERE.take}
      </button>
      <button type="button" onClick={onLeave}>
        {FROM_HERE.leave}
      </button>
    </div>
  )
}

/** What can be done with the position that is shown. */
export function FromHere({ table, shown, onDone }: Props) {
  const { openHistory } = useHistory()
  const [asking, setAsking] = useState(false)
  const { setup } = table
  const screen = useScreen()
  const [line, at] = [lineOf(table), atOf(table)]
  const moment = line[shown]
  const now = line[at]
  const goTo = () => {
    exploring(table).goTo(shown)
    onDone()
  }
  const explore = () => {
    exploring(table).explore(shown)
    onDone()
  }
  const compare = () => {
    const [before, after] = [shown, at].map((one) => comparedAt(line, one, one === at, screen))
    if (before && after) openHistory({ compared: [before, after] })
  }
  const leave = () => {
    focusPrompt()
    setAsking(false)
  }
  if (asking) return <Asking onTake={goTo} onLeave={leave} />
  const isElsewhere = shown !== at && moment !== undefined && now !== undefined
  const mayGoBack = setup !== null && isPlayed(setup.seats) && !isExploring(table)
  const ways: readonly Way[] = [
    { name: FROM_HERE.explore, note: FROM_HERE.exploreNote, go: explore },
    ...(isElsewhere && mayGoBack && shown < at
      ? [{ name: FROM_HERE.playHere, note: FROM_HERE.playHereNote, go: () => setAsking(true) }]
      : []),
    ...(isElsewhere && isExploring(table)
      ? [{ name: FROM_HERE.goHere, note: FROM_HERE.goHereNote, go: goTo }]
      : []),
    ...(isElsewhere && board(moment.game) !== board(now.game)
      ? [{ name: FROM_HERE.compare, note: '', go: compare }]
      : []),
    {
      name: FROM_HERE.openings,
      note: FROM_HERE.openingsNote,
      go: () => openHistory({ page: false, instead: 'openings' }),
    },
    ...(line.length > 1 && !isExploring(table) && !table.follows
      ? [
          {
            name: FROM_HERE.review,
            note: FROM_HERE.reviewNote,
            go: () => openHistory({ page: false, instead: 'review' }),
          },
        ]
      : []),
  ]
  return (
    <ul className="ways" aria-label={FROM_HERE.title}>
      {ways.map(({ name, note, go }) => (
        <li key={name}>
          <button type="button" onClick={go}>
            {name} {note && <small>{note}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
