import { board, question, type Faction } from '../../games/index'
import type { Moment, Seats } from '../../store/index'
import { Figure } from '../kit/mark'
import { Term } from '../reader/term'
import { CAUSE_TERMS } from '../../games/arab-revolt/words/en/help/explains'
import { capital } from '../../language/english'
import { PHASE_NAMES, WHO, causeName, chitName } from '../../games/arab-revolt/words/en/names'
import { sitterName } from '../words/en/seats'
import { TABLE } from '../words/en/words'
import type { Plan } from './plan'

/** The shape of a side: a cube for the British, an eight-sided piece for the Rebels. */
export function Shape({ faction }: { faction: Faction }) {
  return (
    <span className="shape">
      <Figure of={faction === 'british' ? 'police' : 'guerrillas'} />
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
  const asked = question(game)
  const by = turnOver ? seat : (asked?.by ?? seat)
  const why = (turnOver ? plan.why : asked?.why) ?? null
  const what = why ? capital(causeName(why)) : PHASE_NAMES[board(game).phase]
  const name = seats && by && by !== 'chance' ? sitterName(by, seats[by]) : null
  const head = plan.head.length > 0 ? plan.head.join(', ') : what
  return (
    <p className={`banner ${by ?? 'chance'}`}>
      {by === 'british' || by === 'rebels' ? (
        <>
          <Shape faction={by} />
          <b>{WHO[by]}</b>
          {name !== null && name !== WHO[by] && <span className="name">{name}</span>}
        </>
      ) : (
        <b>{TABLE.chanceAsks}</b>
      )}
      <span className="head">{head}</span>
      <span className="what">
        {plan.chit !== null ? (
          <Term of="operations-chits">{chitName(plan.chit)}</Term>
        ) : (
          why && !head.includes(what) && <Term of={CAUSE_TERMS[why.what]}>{what}</Term>
        )}
      </span>
    </p>
  )
}
