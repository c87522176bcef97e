import { describe, expect, it } from 'vitest'
import type { Faction } from '../../src/games/arab-revolt/rules/index'
import { answerCount, board, options, outcome, question, record } from '../../src/games/index'
import { strokesOf } from '../../src/insight/index'
import {
  lineOf,
  atOf,
  canRedo,
  canUndo,
  createTable,
  isAsked,
  present,
  turnSteps,
  undoTakesBack,
  whileAway,
  type Moment,
  type TableSetup,
} from '../../src/store/index'
import { BOTS, PLAYERS } from '../who-sits'
import { playRandom } from '../play-random'

const SETUP: TableSetup = {
  game: 'arab-revolt',
  seats: PLAYERS,
  seed: 1936,
  chance: 'seed',
  handovers: true,
}

const opened = (part: Partial<TableSetup> = {}) => {
  const table = createTable()
  table.getState().newGame({ ...SETUP, ...part })
  return table
}

type TableStore = ReturnType<typeof opened>

const now = (table: TableStore) => present(table.getState())!
const position = (table: TableStore) => ({
  record: record(now(table).game),
  board: board(now(table).game),
  question: question(now(table).game),
  options: options(now(table).game),
  over: now(table).turnOver,
  seat: now(table).seat,
})

const hasChance = ({ steps }: Moment): boolean => steps.some(({ given }) => given === 'chance')

/** Plays at random until the turn is over, or something else is so. */
const playUntil = (table: TableStore, is: () => boolean): void => {
  for (let i = 0; i < 3000 && !is(); i++) playRandom(table)
  expect(is()).toBe(true)
}

describe('a table', () => {
  it('is empty before the first game, and bears every action', () => {
    const table = createTable()
    const { answer, undo, redo, endTurn, restartTurn } = table.getState()
    for (const act of [undo, redo, endTurn, restartTurn]) act()
    answer('done')
    expect(present(table.getState())).toBeNull()
  })

  it('answers for chance and stops where a player is asked', () => {
    const table = opened()
    expect(question(now(table).game)?.by).toBe(now(table).seat)
    expect(options(now(table).game).length).toBeGreaterThan(1)
    expect(table.getState().between).toBe('handover')
    table.getState().goOn()
    expect(table.getState().between).toBeNull()
  })

  it('waits with all that comes after a turn until its player ends it', () => {
    const table = opened()
    playUntil(table, () => now(table).turnOver)
    const before = answerCount(now(table).game)
    expect(isAsked(now(table))).toBe(false)
    const option = options(now(table).game)[0]!
    table.getState().answer(option)
    expect(answerCount(now(table).game)).toBe(before)
    const { seat } = now(table)
    table.getState().endTurn()
    expect(now(table).turnOver).toBe(false)
    expect(now(table).turnBegins).toBe(true)
    expect(table.getState().between === 'handover').toBe(now(table).seat !== seat)
    expect(turnSteps(table.getState())).toEqual([])
    expect(whileAway(table.getState()).length).toBeGreaterThan(0)
  })

  it('never asks a player for the only answer, unless it costs something', () => {
    const table = opened({ seats: BOTS })
    const asked = new Set<string>()
    playUntil(table, () => {
      const { game } = now(table)
      const only = options(game)
      if (only.length === 1) asked.add(typeof only[0] === 'string' ? only[0] : 'piece')
      return outcome(game) !== null
    })
    expect(
      [...asked].filter((one) => !['piece', 'punish', 'divide', 'air-recon', 'raid'].includes(one)),
    ).toEqual([])
  })
})

describe('undo and redo', () => {
  it('go back and forth through the very same positions', () => {
    const table = opened()
    const seen = [position(table)]
    for (let i = 0; i < 60; i++) {
      playRandom(table)
      seen.push(position(table))
    }
    const here = () => atOf(table.getState())
    while (canUndo(table.getState())) {
      const before = here()
      table.getState().undo()
      expect(here()).toBeLessThan(before)
      expect(position(table)).toEqual(seen[here()])
    }
    expect(here()).toBe(0)
    while (canRedo(table.getState())) {
      const before = here()
      table.getState().redo()
      expect(here()).toBeGreaterThan(before)
      expect(position(table)).toEqual(seen[here()])
    }
    expect(here()).toBe(60)
  })

  it('take several answers in one go back as one, whether they came one by one or not', () => {
    const table = opened()
    playUntil(table, () => question(now(table).game)?.ask === 'rally.space')
    const [before, at] = [position(table), atOf(table.getState())]
    const ways = options(now(table).game).map((one) => strokesOf(now(table).game, one).main)
    const main = ways.find(({ length }) => length > 1)!
    table.getState().answer(...main)
    const after = position(table)
    expect(atOf(table.getState())).toBe(at + main.length)
    table.getState().undo()
    expect(position(table)).toEqual(before)
    table.getState().redo()
    expect(position(table)).toEqual(after)
    table.getState().undo()
    for (const option of main) table.getState().answer(option)
    table.getState().undo()
    expect(position(table)).toEqual(before)
  })

  it('answer all of it or nothing', () => {
    const table = opened()
    const before = position(table)
    table.getState().answer(options(now(table).game)[0]!, 'syria', 'done')
    expect(position(table)).toEqual(before)
    expect(table.getState().error?.mistake).toBe('not-offered')
  })

  it('give the same chance again, and note that it was taken back', () => {
    const table = opened()
    expect(undoTakesBack(table.getState())).toBe('nothing')
    playUntil(table, () => atOf(table.getState()) > 0 && hasChance(now(table)))
    expect(undoTakesBack(table.getState())).not.toBe('nothing')
    const { steps } = now(table)
    const end = position(table)
    table.getState().undo()
    expect(table.getState().takenBack.length).toBeGreaterThan(0)
    const [first] = steps
    if (first?.given === 'player') table.getState().answer(first.answer)
    else table.getState().endTurn()
    expect(position(table)).toEqual(end)
    expect(now(table).steps).toEqual(steps)
  })

  it('forget what was undone when something else is answered', () => {
    const table = opened()
    for (let i = 0; i < 5; i++) playRandom(table)
    table.getState().undo()
    table.getState().undo()
    playRandom(table)
    expect(canRedo(table.getState())).toBe(false)
    expect(lineOf(table.getState())).toHaveLength(5)
  })

  it('start the turn again at its first question', () => {
    const table = opened()
    playUntil(table, () => now(table).turnOver)
    table.getState().endTurn()
    const start = position(table)
    playUntil(table, () => now(table).turnOver)
    table.getState().restartTurn()
    expect(position(table)).toEqual(start)
  })
})

describe('what the rules refuse', () => {
  it('is told, and changes nothing', () => {
    const table = opened()
    const before = table.getState()
    table.getState().answer(99)
    const { error, ...rest } = table.getState()
    expect(error?.mistake).toBe('not-offered')
    expect({ ...rest, error: null }).toEqual(before)
    table.getState().dismissError()
    expect(table.getState()).toEqual(before)
  })

  it('is told of a set-up too', () => {
    const table = createTable()
    table.getState().newGame({ ...SETUP, rules: { deck: ['A1', 'A1'] } })
    expect(table.getState().error?.mistake).toBe('card-twice')
    expect(table.getState().setup).toBeNull()
  })
})

describe('chance by hand', () => {
  it('is asked like a player, and nobody has the turn before', () => {
    const table = opened({ chance: 'hand' })
    expect(question(now(table).game)).toMatchObject({ by: 'chance', ask: 'reveal.card' })
    expect(now(table).seat).toBeNull()
    table.getState().answer('A19')
    playUntil(table, () => now(table).seat !== null)
    expect(table.getState().between).toBe('handover')
  })
})

describe('the count of Political Will', () => {
  const isCounting = (table: TableStore) => () => table.getState().between === 'count'
  const counted = (part: Partial<TableSetup> = {}) => {
    const table = opened(part)
    playUntil(table, isCounting(table))
    return table
  }

  /** A first count after a turn of this side; the British go on. */
  const countedAfter = (side: Faction, part: Partial<TableSetup> = {}) => {
    for (let seed = 1; ; seed++) {
      const table = counted({ seed, ...part })
      if (lineOf(table.getState()).at(-2)?.seat === side) return table
    }
  }

  it('stands before the question that follows it, and before the handover', () => {
    const table = countedAfter('rebels')
    expect(question(now(table).game)?.ask).toBe('propaganda.punishment')
    const line = lineOf(table.getState())
    table.getState().goOn()
    expect(table.getState().between).toBe('handover')
    table.getState().goOn()
    expect({ ...table.getState(), line: lineOf(table.getState()) }).toMatchObject({
      between: null,
      line,
    })
  })

  it('is followed by no handover to the side that goes on, nor where there are none', () => {
    const tables = [countedAfter('british'), countedAfter('rebels', { handovers: false })]
    for (const table of tables) {
      table.getState().goOn()
      expect(table.getState().between).toBeNull()
    }
  })

  it('is gone when it is undone, and seen again when it is redone', () => {
    const table = counted()
    const at = atOf(table.getState())
    table.getState().undo()
    expect({ ...table.getState(), at: atOf(table.getState()) }).toMatchObject({
      at: at - 1,
      between: null,
    })
    expect(now(table).turnOver).toBe(true)
    table.getState().redo()
    expect({ ...table.getState(), at: atOf(table.getState()) }).toMatchObject({
      at,
      between: 'count',
    })
    table.getState().goOn()
    table.getState().goOn()
    playRandom(table)
    expect({ ...table.getState(), at: atOf(table.getState()) }).toMatchObject({
      at: at + 1,
      between: null,
    })
    table.getState().undo()
    expect({ ...table.getState(), at: atOf(table.getState()) }).toMatchObject({ at, between: null })
  })

  it('stands before the end of a game', () => {
    const table = counted()
    playUntil(table, () => outcome(now(table).game) !== null)
    expect(table.getState().between).toBe('count')
    table.getState().goOn()
    expect(table.getState().between).toBeNull()
  })

  it('comes after a card that was turned up by hand', () => {
    const table = opened({ chance: 'hand', handovers: false })
    playUntil(table, isCounting(table))
    expect(now(table).steps[0]).toMatchObject({ given: 'chance', question: { ask: 'reveal.card' } })
  })

  it('holds up nobody who only watches', () => {
    const table = opened({ seats: BOTS })
    playUntil(table, () => {
      expect(table.getState().between).toBeNull()
      return outcome(now(table).game) !== null
    })
  })
})

describe('a whole random game', () => {
  it.each([1, 2, 3])('comes to its end at the table: seed %i', (seed) => {
    const table = opened({ seed, handovers: false })
    playUntil(table, () => outcome(now(table).game) !== null)
    expect(question(now(table).game)).toBeNull()
    expect(table.getState().error).toBeNull()
    const end = table.getState()
    playRandom(table)
    expect(table.getState()).toEqual(end)
  })

  it('is the same for the same seed', () => {
    const [one, other] = [7, 7].map((seed) => {
      const table = opened({ seed, seats: BOTS })
      playUntil(table, () => outcome(now(table).game) !== null)
      return record(now(table).game)
    })
    expect(one).toEqual(other)
  })
})
