import { expect, it } from 'vitest'
import type { Option } from '../../src/games/index'
import { interruptedBy } from '../../src/store/index'
import { answered, begin, turnEnded, type Moment, type Pace } from '../../src/store/table/line'
import { firstToAct } from '../games/palestine/kit'
import '../games/palestine/begin'

const ALWAYS_SIX: Pace = { chance: () => 6, given: () => null, turns: true }

const play = (moment: Moment, ...answers: readonly Option[]): Moment =>
  answers.reduce((now, answer) => answered(now, answer, ALWAYS_SIX), moment)

/** The British act first, and no Cell is Available: what Haganah takes back comes off the map. */
const { setup } = firstToAct(
  'british',
  {
    galilee: { troops: 2, cellsUnderground: 7, cellsActive: 1 },
    gaza: { troops: 2, cellsUnderground: 5 },
  },
  { haganah: 3 },
)
const first = begin('palestine', setup, ALWAYS_SIX)

it('A turn that waits for the other side is not over, and neither is one that comes back', () => {
  const shifted = play(first, 'operation-and-special', 'search', 'negotiate')
  expect([shifted.turnOver, interruptedBy(shifted)]).toEqual([true, 'irgun'])
  const cell = { piece: 'cellsUnderground', space: 'gaza' } as const
  const chosen = play(turnEnded(shifted, ALWAYS_SIX), cell, cell, cell)
  expect([chosen.turnOver, interruptedBy(chosen)]).toEqual([true, 'british'])
})

it('A turn of which nothing is left is over', () => {
  const ended = play(first, 'event', 'unshaded')
  expect([ended.turnOver, interruptedBy(ended)]).toEqual([true, null])
})
