import { isCity } from '../board/queries'
import { refuse, type Verdict } from '../script/refusal'
import type { Turn } from '../script/turn'
import type { Activity } from './activity'

/** 4.3.3, PR57 In a City just selected for this Sabotage, before its roll. */
const mayDeclare = ({ current }: Turn): Verdict => {
  if (current === null) return refuse('4.3.3', 'only-before-the-roll')
  return isCity(current) ? true : refuse('4.3.3', 'needs-city')
}

/** 4.3.3 It is declared, and takes the place of the Sabotage there, which asks for it after its roll. */
export const terror: Activity = {
  rule: '4.3.3',
  accompanies: ['sabotage'],
  possible: (_t, turn) => mayDeclare(turn),
  *carryOut(_t, turn) {
    if (turn.current !== null) turn.own.terrorIn = turn.current
  },
}
