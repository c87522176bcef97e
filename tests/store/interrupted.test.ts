import { expect, it } from 'vitest'
import { question, type Option } from '../../src/games/index'
import {
  atOf,
  createTable,
  interruptedBy,
  isAskedWithin,
  isTurnShared,
  present,
  stepsOfTurn,
  turnSteps,
  undoTakesBack,
  whileAway,
} from '../../src/store/index'
import { answered, begin, turnEnded, type Moment, type Pace } from '../../src/store/table/line'
import { firstToAct } from '../games/palestine/kit'
import { unnamed } from '../../src/ui/words/en/seats'
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

const CELL = { piece: 'cellsUnderground', space: 'gaza' } as const
const BRITISH_PART = ['operation-and-special', 'search', 'negotiate', 6]

/** The same at a table, as far as Irgun is asked. */
const atTable = () => {
  const table = createTable()
  const seats = unnamed('palestine')
  const given = { seats, seed: 0, chance: 'hand', handovers: false, rules: setup } as const
  table.getState().newGame({ game: 'palestine', ...given })
  const state = () => table.getState()
  const give = (...answers: readonly Option[]) => {
    for (const one of answers) state().answer(one)
  }
  give('operation-and-special', 'search', 'negotiate', 6)
  state().endTurn()
  return { state, give, answers: () => turnSteps(state()).map(({ answer }) => answer) }
}

it('Whose turn it is starts it again from its beginning, also after the other side was asked', () => {
  const { state, give, answers } = atTable()
  give(CELL, CELL, CELL)
  state().endTurn()
  expect(question(present(state())!.game)).toMatchObject({ by: 'british', ask: 'search.space' })
  // What was done before goes on; what Irgun answered is theirs.
  expect(answers()).toEqual(BRITISH_PART)
  expect(whileAway(state()).map(({ answer }) => answer)).toEqual([CELL, CELL, CELL])
  give('galilee')
  expect(answers()).toEqual([...BRITISH_PART, 'galilee'])
  expect([stepsOfTurn(state()), isTurnShared(state())]).toEqual([1, true])
  expect(isAskedWithin(state())).toBe(false)
  state().restartTurn()
  expect([atOf(state()), isTurnShared(state())]).toEqual([0, false])
  expect(question(present(state())!.game)).toMatchObject({ by: 'british', ask: 'turn.box' })
})

it('The other side starts again what it is asked, and no more', () => {
  const { state, give, answers } = atTable()
  const start = atOf(state())
  give(CELL, CELL)
  expect([answers(), isTurnShared(state())]).toEqual([[CELL, CELL], false])
  expect(isAskedWithin(state())).toBe(true)
  state().restartTurn()
  expect(atOf(state())).toBe(start)
  // One step more is what the British chose.
  expect(undoTakesBack(state())).toBe('part')
})
