import { describe, expect, test } from 'vitest'
import { board, forecast, options, question } from '../../../src/games/arab-revolt/rules/index'
import { createTable, present, type Table } from '../../../src/store/index'
import { FIRST_GAME, PATH, isFirstGame } from '../../../src/ui/learn/first-game'
import { lessonAt } from '../../../src/ui/learn/lesson-at'
import { suggestedStroke } from '../../../src/ui/learn/suggested-stroke'
import { HINTS } from '../../../src/games/arab-revolt/words/en/learn'

const begun = () => {
  const table = createTable()
  table.getState().newGame(FIRST_GAME)
  return table
}

/** Does what the hints say, up to a hint, or to the end of the course. */
const followed = (upTo?: keyof typeof HINTS) => {
  const table = begun()
  const heard: string[] = []
  for (;;) {
    const lesson = lessonAt(table.getState())
    if (lesson?.kind !== 'step' || lesson.hint === upTo) return { table, heard }
    if (heard.at(-1) !== lesson.hint) heard.push(lesson.hint)
    const suggested = suggestedStroke(table.getState())
    if (suggested === null) table.getState().endTurn()
    else table.getState().answer(...suggested)
    expect(table.getState().error).toBeNull()
  }
}

const now = (state: Table) => present(state)!

describe('the suggested course of the first game', () => {
  test('every hint is heard once, in order, and every suggestion is legal', () => {
    const { heard } = followed()
    expect(heard).toEqual(PATH.map(({ hint }) => hint))
    expect(heard).toEqual(Object.keys(HINTS))
  })

  test('it ends after two turns of each side, and says so until the next turn is over', () => {
    const { table } = followed()
    const state = table.getState()
    const seats = state.line.flatMap(({ turnBegins, seat }) => (turnBegins ? [seat] : []))
    expect(seats).toEqual(['rebels', 'british', 'british', 'rebels', 'rebels'])
    expect(lessonAt(state)).toEqual({ kind: 'over' })
    expect(suggestedStroke(state)).toBeNull()
    while (!now(table.getState()).turnOver) table.getState().playRandom()
    expect(lessonAt(table.getState())).toEqual({ kind: 'over' })
    table.getState().endTurn()
    expect(lessonAt(table.getState())).toBeNull()
  })

  test('the numbers that the hints name are those of the game', () => {
    const net = (upTo: keyof typeof HINTS) =>
      forecast(board(now(followed(upTo).table.getState()).game)).net
    expect([net('chit'), net('end-rally'), net('end-sweep'), net('end-event')]).toEqual([
      1, -5, -3, -3,
    ])
    const { game } = now(followed('limited').table.getState())
    expect(board(game).politicalWill).toBe(18)
    expect(board(game).prison).toEqual({ guerrillas: 0, bases: 0 })
  })

  test('Gaza, to which a hint points, cannot have a Base', () => {
    const { game } = now(followed('bases').table.getState())
    expect(options(game)).not.toContain('gaza')
  })

  test('of the two chits that are drawn for Punish, the hint describes both', () => {
    const { game } = now(followed('detain').table.getState())
    expect(options(game)).toEqual([
      { chit: 'detain', from: 'drawn' },
      { chit: 'demolish', from: 'drawn' },
    ])
  })
})

describe('off the course', () => {
  test('another answer leads to a hint for the question, and undo back to the course', () => {
    const { table } = followed('rally')
    table.getState().answer('march')
    const asked = question(now(table.getState()).game)!.ask
    expect(lessonAt(table.getState())).toEqual({ kind: 'ask', ask: asked })
    expect(suggestedStroke(table.getState())).toBeNull()
    table.getState().undo()
    // A box and its Operation are taken back together.
    expect(lessonAt(table.getState())).toMatchObject({ kind: 'step', hint: 'box' })
  })

  test('whatever is answered, something is said in the first four turns, and nothing after the fifth', () => {
    for (let start = 1; start <= 20; start++) {
      const table = begun()
      for (let turns = 1; turns <= 4; turns++) {
        for (let i = start; !now(table.getState()).turnOver; i++) {
          expect(lessonAt(table.getState()), `turn ${turns}`).not.toBeNull()
          const legal = options(now(table.getState()).game)
          table.getState().answer(legal[i % legal.length]!)
        }
        table.getState().endTurn()
      }
      expect(lessonAt(table.getState())).toEqual({ kind: 'over' })
    }
  })
})

test('no other game is the first game', () => {
  expect(isFirstGame(structuredClone(FIRST_GAME))).toBe(true)
  expect(isFirstGame({ ...FIRST_GAME, rules: {} })).toBe(false)
  expect(isFirstGame({ ...FIRST_GAME, seed: 1 })).toBe(false)
  expect(isFirstGame({ ...FIRST_GAME, chance: 'hand' })).toBe(false)
  const table = createTable()
  table.getState().newGame({ ...FIRST_GAME, seed: 1 })
  expect(lessonAt(table.getState())).toBeNull()
  expect(suggestedStroke(table.getState())).toBeNull()
})
