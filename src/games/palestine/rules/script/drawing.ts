import { drawingIn } from '../../../../coin/drawing'
import { intel } from '../board/queries'
import { noteRoll, passIntel } from '../board/verbs'
import { INTEL_CHITS } from '../data/chits'
import type { Play } from './capability'
import { asking, choice } from './ask'
import type { Choice, Script } from './decision'
import { HELD_CHITS, type ChitChoice } from './option'
import { refuse, type Verdict } from './refusal'
import type { Palestine } from './world'

const { rollDie, drawn } = drawingIn<Palestine>(asking)

/** Rolls a die that must come above a target once it is modified; tells the die and the sum. */
export function* rollAbove(
  t: Play,
  target: number,
  modifier = 0,
): Script<{ die: number; sum: number; success: boolean }> {
  const die = yield* rollDie({ target, modifier })
  const success = noteRoll(t, die, { test: 'above', target, modifier })
  return { die, sum: die + modifier, success }
}

/** Rolls a die that must come to a target at most. */
export function* rollAtMost(t: Play, target: number): Script<boolean> {
  const die = yield* rollDie({ target, modifier: 0, atMost: true })
  return noteRoll(t, die, { test: 'at-most', target, modifier: 0 })
}

/** Rolls a die that says how many. */
export function* rollCount(t: Play): Script<number> {
  const die = yield* rollDie({})
  noteRoll(t, die, { test: 'count', target: 0, modifier: 0 })
  return die
}

/** 1.6.1, PR29 The British draw so many Intel chits, or as many as are in the bag. */
export function* drawIntel(t: Play, number = 1): Script {
  for (let left = number; left > 0 && intel(t.board, 'bag') > 0; left--)
    passIntel(t, yield* drawn('intel.draw', '1.6.1', INTEL_CHITS, t.board.intel.bag), 'drawn')
}

/** The Intel chits that the British hold, as answers, if nothing else speaks against one. */
export const heldChits = (
  t: Play,
  may: (chit: ChitChoice) => Verdict = () => true,
): Choice<ChitChoice> =>
  choice(HELD_CHITS, (one) =>
    t.board.intel.held[one.chit] > 0 ? may(one) : refuse('1.6.1', 'chit-not-at-hand'),
  )
