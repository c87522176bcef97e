/* The house plays a game that it has never heard of: nothing between kernel and records knows its rules. */
import 'fake-indexeddb/auto'
import { beforeAll, expect, it } from 'vitest'
import { admit, board, options, outcome, question } from '../../src/games/index'
import { READABLE, writeRecord } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { readLink, writeLink } from '../../src/records/link/index'
import { createTable, present, recordOf, type TableSetup } from '../../src/store/index'
import { TIC_TAC_TOE } from './rules'
import { playedBy } from '../who-sits'

const CHANGED = '2026-01-01T00:00:00Z'

const SETUP: TableSetup = {
  game: 'tic-tac-toe',
  seats: { cross: { kind: 'player', name: 'Anna' }, nought: { kind: 'player', name: 'Yusuf' } },
  ...{ seed: 3, chance: 'seed', handovers: false },
}

beforeAll(() => admit(TIC_TAC_TOE))

const seated = () => {
  const table = createTable()
  table.getState().newGame(SETUP)
  return table
}

type Table = ReturnType<typeof seated>

const gameOn = (table: Table) => present(table.getState())!.game

/** Marks the first free square, and ends the turn. */
const marked = (table: Table): void => {
  table.getState().answer(options(gameOn(table))[0]!)
  if (present(table.getState())?.turnOver) table.getState().endTurn()
}

const played = (turns: number): Table => {
  const table = seated()
  for (let i = 0; i < turns; i++) marked(table)
  return table
}

it('begins, asks its own question, and answers with the die from the seed', () => {
  const table = seated()
  expect(question(gameOn(table))).toMatchObject({ by: 'cross', ask: 'mark.square' })
  expect(options(gameOn(table))).toHaveLength(9)
  marked(table)
  expect(question(gameOn(table))?.by).toBe('nought')
  expect(gameOn(table).chances).toBe(1)
})

it('refuses what is not offered, and stays as it is', () => {
  const table = played(1)
  const before = gameOn(table)
  table.getState().answer('z9')
  expect(table.getState().error?.mistake).toBe('not-offered')
  expect(gameOn(table)).toBe(before)
})

it('takes back, and gives again', () => {
  const table = played(3)
  const after = board(gameOn(table))
  for (let i = 0; i < 6; i++) table.getState().undo()
  expect(board(gameOn(table))).toEqual(board(gameOn(seated())))
  for (let i = 0; i < 6; i++) table.getState().redo()
  expect(board(gameOn(table))).toEqual(after)
})

it('is played to its end', () => {
  const table = seated()
  for (let i = 0; i < 200 && outcome(gameOn(table)) === null; i++) marked(table)
  expect(outcome(gameOn(table))).not.toBeNull()
})

it('is kept, and opened again as it was', () => {
  const table = played(4)
  const text = writeRecord(recordOf(table.getState(), CHANGED)!)
  expect(JSON.parse(text)).toMatchObject({
    format: 'tic-tac-toe',
    players: { cross: 'Anna', nought: 'Yusuf' },
  })
  const { game, fault } = readRecord(text)
  expect(fault).toBeNull()
  const again = createTable()
  again.getState().open(game!)
  expect(board(gameOn(again))).toEqual(board(gameOn(table)))
  expect(writeRecord(recordOf(again.getState(), CHANGED)!)).toBe(text)
})

it('fits into a link', () => {
  const record = recordOf(played(4).getState(), CHANGED)!
  const link = writeLink(record)
  expect(link).not.toBeNull()
  expect(readLink(link!)).toMatchObject({ text: JSON.stringify(record), mistake: null })
  expect(link!.length).toBeLessThan(READABLE.characters)
})

it('has the sides that its rules name, and no others', () => {
  const record = {
    ...recordOf(played(1).getState(), CHANGED)!,
    seats: playedBy('', ''),
  }
  expect(readRecord(writeRecord(record)).fault).toMatchObject({
    mistake: 'wrong-shape',
    where: 'seats',
  })
})

it('is named where nobody knows its rules', () => {
  const record = { ...recordOf(played(1).getState(), CHANGED)!, format: 'go' }
  expect(readRecord(writeRecord(record)).fault).toMatchObject({
    mistake: 'unknown-game',
    where: 'go',
  })
  expect(readLink(writeLink(record)!)).toMatchObject({
    text: JSON.stringify(record),
    mistake: null,
  })
})
