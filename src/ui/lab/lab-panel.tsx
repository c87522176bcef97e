import { memo, useState } from 'react'
import { outcome, type Faction, type Game } from '../../games/index'
import { capital } from '../../language/english'
import { atOf, isShared, lineOf, type TableStore } from '../../store/index'
import type { Stroke } from '../../insight/index'
import { agree, useAgreed } from '../hands/agreement'
import { Icon } from '../kit/icon'
import { useStores } from '../kit/stores'
import { useAfterPaint } from '../kit/use-after-paint'
import { useHeading } from '../kit/use-heading'
import { usePlace } from '../places/use-places'
import { useScreen } from '../screen/use-screen'
import { LAB } from '../words/en/lab'
import { sidesOf } from '../words/en/seats'
import { Found } from './found'
import { PlayOutDialog } from './play-out-dialog'
import { State } from './state'
import { isSmall, useLab, useLooked } from './use-lab'

interface Props {
  readonly table: TableStore
  /** The earlier moment that the map shows. */
  readonly looking: number | null
  readonly onTry: (stroke: Stroke | null) => void
  readonly onClose: () => void
}

interface AskingProps {
  readonly sides: readonly Faction[]
  readonly hasAgreed: (side: Faction) => boolean
  readonly onAgree: (side: Faction) => void
  readonly onClose: () => void
}

/** Two people play: each of them has to say that they want to know. */
function Asking({ sides, hasAgreed, onAgree, onClose }: AskingProps) {
  const { words } = useScreen()
  return (
    <div className="body">
      <p>{LAB.ask}</p>
      <p className="ways">
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            aria-disabled={hasAgreed(side)}
            onClick={() => onAgree(side)}
          >
            {LAB.agree(capital(words.inText(side)), hasAgreed(side))}
          </button>
        ))}
        <button type="button" onClick={onClose}>
          {LAB.askNot}
        </button>
      </p>
    </div>
  )
}

/** It works while this is there: whatever takes its place leaves all that was thought, and played out. */
function Thinking({ table, looking, onTry, onClose }: Props) {
  const { Lab } = useScreen()
  const isInPage = useLab((lab) => lab.isInPage)
  const moment = looking ?? atOf(table)
  const now = lineOf(table)[moment]
  const [playingOut, setPlayingOut] = useState<Game | null>(null)
  usePlace(playingOut, setPlayingOut)
  // About a game that is over there is nothing to think.
  useLooked(now && !outcome(now.game) ? now.game : null)
  if (!now || !Lab) return null
  return (
    <div className="body" tabIndex={0} role="region" aria-label={LAB.found}>
      {isInPage && <p className="note">{LAB.inPage}</p>}
      {isSmall && <p className="note">{LAB.small}</p>}
      <Lab onClose={onClose}>
        {(words) => (
          <Found
            {...{ table, moment, words }}
            game={now.game}
            onTry={looking === null ? onTry : null}
            onPlayOut={() => setPlayingOut(now.game)}
          />
        )}
      </Lab>
      {playingOut && (
        <PlayOutDialog {...{ table }} game={playingOut} onClose={() => setPlayingOut(null)} />
      )}
    </div>
  )
}

const Panel = memo(function Panel({ given }: { given: Props }) {
  const { onClose, table } = given
  const { setup, identity, follows } = table
  const heading = useHeading()
  const stores = useStores()
  const id = identity?.id ?? ''
  const hasAgreed = useAgreed(id)
  const sides = setup && isShared(setup.seats) ? sidesOf(setup.game) : []
  const mayThink = setup !== null && sides.every(hasAgreed)
  return (
    <section className="lab" data-part="lab" aria-label={LAB.title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {LAB.title}
        </h2>
        {mayThink && !follows && <State />}
        <button type="button" className="close" aria-label={LAB.close} onClick={onClose}>
          <Icon of="close" />
        </button>
      </header>
      {!mayThink && (
        <Asking {...{ sides, hasAgreed, onClose }} onAgree={(side) => agree(stores, id, side)} />
      )}
      {mayThink && follows && <p className="body">{LAB.follows}</p>}
      {mayThink && !follows && <Thinking {...given} />}
    </section>
  )
})

/**
 * The lab beside the table: what the answers to the question are worth, as far as that can be known. What was pressed is
 * painted before it: it has enough to do itself.
 */
export function LabPanel(props: Props) {
  return <Panel given={useAfterPaint(props)} />
}
