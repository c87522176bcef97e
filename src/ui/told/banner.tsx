import { entryOf } from '../../coin/entry-of'
import { board, question, type Faction } from '../../games/index'
import type { Moment, Seats } from '../../store/index'
import { Figure } from '../kit/mark'
import { Term } from '../reader/term'
import { useScreen } from '../screen/use-screen'
import { capital, inRow } from '../../language/english'
import { sitterName } from '../words/en/seats'
import { TABLE } from '../words/en/words'
import type { Plan } from './plan'

/** The shape of a side: that of its foremost piece. */
export function Shape({ faction }: { faction: Faction }) {
  const { shapeOf } = useScreen().map
  return (
    <span className="shape">
      <Figure of={shapeOf(faction)} />
    </span>
  )
}

interface Props {
  readonly now: Moment
  readonly plan: Pick<Plan, 'head' | 'chit' | 'why'>
  readonly seats: Seats | undefined
}

/** Whose decision it is: by word, shape and colour. */
export function Banner({ now: { game, seat, turnOver }, plan, seats }: Props) {
  const { map, words } = useScreen()
  const asked = question(game)
  const by = turnOver ? seat : (asked?.by ?? seat)
  const why = (turnOver ? plan.why : asked?.why) ?? null
  const what = why ? capital(words.cause(why)) : entryOf(words.phases, board(game).phase)
  const name = seats && by && by !== 'chance' ? sitterName(game.of, by, entryOf(seats, by)) : null
  const head = plan.head.length > 0 ? inRow(plan.head) : what
  return (
    <p className={`banner ${by === null || by === 'chance' ? 'chance' : map.colourOf(by)}`}>
      {by !== null && by !== 'chance' ? (
        <>
          <Shape faction={by} />
          <b>{words.who(by)}</b>
          {name !== null && name !== words.who(by) && <span className="name">{name}</span>}
        </>
      ) : (
        <b>{TABLE.chanceAsks}</b>
      )}
      <span className="head">{head}</span>
      <span className="what">
        {plan.chit !== null ? (
          <Term of={plan.chit.term}>{plan.chit.name}</Term>
        ) : (
          why && !head.includes(what) && <Term of={words.terms.ofCause(why.what)}>{what}</Term>
        )}
      </span>
    </p>
  )
}
