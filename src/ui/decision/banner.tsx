import { board, question, type Faction } from '../../rules/index'
import type { Moment } from '../../store/index'
import { Figure } from '../mark'
import { Term } from '../help/term'
import { CAUSE_TERMS } from '../text/help/explains'
import { CAUSES, PHASE_NAMES, WHO, chitName } from '../text/names'
import { TABLE } from '../text/words'
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
  readonly plan: Plan
  readonly names: Readonly<Record<Faction, string>> | undefined
}

/** Whose decision it is: by word, shape and colour. */
export function Banner({ now: { game, seat, turnOver }, plan, names }: Props) {
  const asked = question(game)
  const by = turnOver ? seat : (asked?.by ?? seat)
  const what = asked && !turnOver ? CAUSES[asked.why.what] : ''
  const head = plan.head.length > 0 ? plan.head.join(', ') : PHASE_NAMES[board(game).phase]
  return (
    <p className={`banner ${by ?? 'chance'}`}>
      {by === 'british' || by === 'rebels' ? (
        <>
          <Shape faction={by} />
          <b>{WHO[by]}</b>
          {names && names[by] !== WHO[by] && <span className="name">{names[by]}</span>}
        </>
      ) : (
        <b>{TABLE.chanceAsks}</b>
      )}
      <span className="head">{head}</span>
      <span className="what">
        {plan.chit !== null ? (
          <Term of="operations-chits">{chitName(plan.chit)}</Term>
        ) : (
          asked && !head.includes(what) && <Term of={CAUSE_TERMS[asked.why.what]}>{what}</Term>
        )}
      </span>
    </p>
  )
}
