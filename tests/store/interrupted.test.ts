import { expect, it } from 'vitest'
import { question, type Option } from '../../src/games/index'
import {
  atOf,
  botToAct,
  createTable,
  interruptedBy,
  isAskedWithin,
  isTurnShared,
  lineOf,
  present,
  recordOf,
  stepsOfTurn,
  turnSteps,
  undoTakesBack,
  whileAway,
  type Seats,
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
/** Its last space is searched before Haganah is asked, so that the Search ends with what Irgun chooses. */
const SEARCHED = ['operation-and-special', 'search', 'gaza', 'done', 'negotiate', 6]

/** The same at a table, as far as Irgun is asked. */
const atTable = (part: readonly Option[] = BRITISH_PART, seats: Seats = unnamed('palestine')) => {
  const table = createTable()
  const given = { seats, seed: 0, chance: 'hand', handovers: false, rules: setup } as const
  table.getState().newGame({ game: 'palestine', ...given })
  const state = () => table.getState()
  const give = (...answers: readonly Option[]) => {
    for (const one of answers) state().answer(one)
  }
  give(...part)
  state().endTurn()
  return { state, table, give, answers: () => turnSteps(state()).map(({ answer }) => answer) }
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

it('Nobody has to agree where a bot has answered within a turn', () => {
  const bot = { kind: 'bot', level: 'newcomer', seed: 1 } as const
  const { state, give, answers } = atTable(BRITISH_PART, { ...unnamed('palestine'), irgun: bot })
  give(CELL, CELL, CELL)
  state().endTurn()
  give('galilee')
  expect([answers(), isTurnShared(state())]).toEqual([[...BRITISH_PART, 'galilee'], false])
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

it('A turn that is over with what the other side chooses within it is followed by theirs', () => {
  const { state, give, answers } = atTable(SEARCHED)
  give(CELL, CELL, CELL)
  const now = present(state())!
  expect(question(now.game)).toMatchObject({ by: 'irgun', ask: 'turn.box' })
  expect([now.turnBegins, now.withinTurn, state().between]).toEqual([true, false, null])
  expect([isAskedWithin(state()), answers()]).toEqual([false, []])
  // What the British did is told, and marked on the map, with what Irgun chose in it.
  const away = whileAway(state()).map(({ answer }) => answer)
  expect(away).toEqual([...SEARCHED, CELL, CELL, CELL])
  // One's own choice is taken back without asking anybody.
  expect(undoTakesBack(state())).toBe('nothing')
  const begun = atOf(state())
  give('limited-operation')
  expect([answers(), stepsOfTurn(state())]).toEqual([['limited-operation'], 1])
  state().restartTurn()
  expect(atOf(state())).toBe(begun)
  state().undo()
  expect(question(present(state())!.game)).toMatchObject({ by: 'irgun', ask: 'haganah.piece' })
  expect(isAskedWithin(state())).toBe(true)
})

it('It comes back from its record as it was', () => {
  const { state, table, give } = atTable(SEARCHED)
  give(CELL, CELL, CELL, 'limited-operation')
  const again = createTable()
  again.getState().open(recordOf(table.getState(), '2026-11-20T00:00:00.000Z')!)
  expect([lineOf(again.getState()), atOf(again.getState())]).toEqual([
    lineOf(state()),
    atOf(state()),
  ])
})

it('A bot that is asked within a turn of the player’s, whose own turn follows, is taken back to the player', () => {
  const bot = { kind: 'bot', level: 'newcomer', seed: 1 } as const
  const { state, give } = atTable(SEARCHED, { ...unnamed('palestine'), irgun: bot })
  expect(botToAct(state())).toMatchObject({ faction: 'irgun' })
  give(CELL, CELL, CELL)
  expect(present(state())!.turnBegins).toBe(true)
  expect(botToAct(state())).toMatchObject({ faction: 'irgun' })
  give('limited-operation')
  expect(undoTakesBack(state())).toBe('bot')
  state().undo()
  const now = present(state())!
  expect([now.seat, interruptedBy(now)]).toEqual(['british', 'irgun'])
})

it('A player who is asked within a bot’s turn, and whose own follows, starts that one again', () => {
  const bot = { kind: 'bot', level: 'newcomer', seed: 1 } as const
  const { state, give } = atTable(SEARCHED, { ...unnamed('palestine'), british: bot })
  const asked = atOf(state())
  expect(botToAct(state())).toBeNull()
  give(CELL, CELL, CELL, 'limited-operation')
  expect(undoTakesBack(state())).toBe('nothing')
  state().restartTurn()
  expect(present(state())!.turnBegins).toBe(true)
  state().undo()
  state().undo()
  state().undo()
  expect(atOf(state())).toBe(asked)
})
