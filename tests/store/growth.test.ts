import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../src/bots/random'
import { LIMITS, writeRecord, type SavedGame } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { createTable, recordOf } from '../../src/store/index'
import { exploring } from '../../src/store/table/exploring'
import { sit } from '../../src/store/table/sitting'
import { isOver, playOn, randomTree, seated, type TableStore } from './playing'
import { playRandom } from '../play-random'

const NOW = '2026-11-20T09:41:28.604Z'

const recordNow = (table: TableStore): SavedGame => recordOf(table.getState(), NOW)!

/** The record of a table, read as the next visit reads it. */
const readAgain = (table: TableStore): SavedGame => {
  const { game, fault } = readRecord(writeRecord(recordNow(table)))
  expect(fault).toBeNull()
  return game!
}

const fullOf = (table: TableStore) => table.getState().full

/** Begins a branch at the beginning of the game and does something in it, so that it stays. */
const branchOff = (table: TableStore, moments = 1): void => {
  exploring(table.getState()).switchBranch(0)
  exploring(table.getState()).explore(1)
  if (fullOf(table) === null) playOn(table, moments)
}

const allAnswers = ({ branches }: SavedGame): number =>
  branches.reduce((sum, { answers }) => sum + answers.length, 0)

describe('a game begins with what can be kept', () => {
  const bot = (seed: number) => ({ kind: 'bot', level: 'newcomer', seed }) as const

  it.each([-1, 1.5, 2 ** 40, NaN])('whatever seed it is given: %s', (seed) => {
    const table = seated({ seed, seats: { british: bot(seed), rebels: bot(7) } })
    exploring(table.getState()).explore(0)
    exploring(table.getState()).newFuture(seed)
    sit(table.getState(), 'rebels', bot(seed))
    readAgain(table)
  })

  it('however long its players are called', () => {
    const player = { kind: 'player', name: 'x'.repeat(LIMITS.name + 1) } as const
    const table = seated({ seats: { british: player, rebels: { ...player, name: '' } } })
    sit(table.getState(), 'rebels', player)
    readAgain(table)
  })
})

describe('a game grows to its limits and no further', () => {
  it('in branches', () => {
    const table = seated()
    playOn(table, 4)
    for (let i = 0; i < LIMITS.branches + 3; i++) branchOff(table)
    expect(fullOf(table)).toBe('branches')
    const { length } = readAgain(table).branches
    expect(length).toBe(LIMITS.branches)
    // What is explored from an earlier moment of a branch would be one more.
    exploring(table.getState()).switchBranch(table.getState().branches.at(-1)!.id)
    exploring(table.getState()).goTo(1)
    for (let i = 0; i < 3; i++) playRandom(table)
    expect(readAgain(table).branches).toHaveLength(length)
    // The game itself goes on, and whoever makes room can explore again.
    exploring(table.getState()).switchBranch(0)
    playOn(table, 3)
    expect(fullOf(table)).toBeNull()
    exploring(table.getState()).prune(table.getState().branches.at(-1)!.id)
    branchOff(table)
    expect(fullOf(table)).toBeNull()
    expect(readAgain(table).branches).toHaveLength(length)
  })

  it('in the answers of all branches', () => {
    const table = seated()
    playOn(table, 30)
    for (let seed = 0; fullOf(table) === null; seed++) {
      branchOff(table, 0)
      exploring(table.getState()).newFuture(seed)
      while (fullOf(table) === null && !isOver(table)) playOn(table, 1)
    }
    expect(fullOf(table)).toBe('allAnswers')
    const most = allAnswers(readAgain(table))
    expect(most).toBeGreaterThan(LIMITS.allAnswers - 100)
    expect(most).toBeLessThanOrEqual(LIMITS.allAnswers)
    exploring(table.getState()).switchBranch(0)
    playOn(table, 100)
    expect(fullOf(table)).toBeNull()
    expect(allAnswers(readAgain(table))).toBeGreaterThan(LIMITS.allAnswers)
  })

  it('in notes, each of them and all together', () => {
    const table = seated()
    playOn(table, 150)
    const long = '\u0007'.repeat(LIMITS.note)
    exploring(table.getState()).annotate(0, `${long}.`)
    expect(fullOf(table)).toBe('note')
    for (let moment = 1; moment < 150; moment++) exploring(table.getState()).annotate(moment, long)
    expect(fullOf(table)).toBe('notes')
    const [main] = readAgain(table).branches
    expect(Object.values(main!.notes).join('')).toHaveLength(LIMITS.notes)
    exploring(table.getState()).annotate(0, '')
    expect(fullOf(table)).toBeNull()
  })
})

it('whatever is done to a game, it opens again as it was', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const table = randomTree(seed, 40)
    const random = randomFrom(seed)
    for (const id of table.getState().branches.map((one) => one.id))
      exploring(table.getState()).nameBranch(id, 'é"\\'.repeat(Math.floor(random() * 60)))
    table.getState().rename('n'.repeat(200))
    const again = createTable()
    again.getState().open(readAgain(table))
    expect(recordNow(again)).toEqual(recordNow(table))
  }
})

describe('a game that was kept beyond a limit', () => {
  it('opens, with all its branches, and can be played on', () => {
    const table = seated()
    playOn(table, 4)
    branchOff(table)
    const record = recordNow(table)
    const [main, branch] = record.branches
    const branches = [main!, ...Array.from({ length: LIMITS.branches + 5 }, () => branch!)]
    const { game, fault } = readRecord(writeRecord({ ...record, branch: 0, branches }))
    expect(fault).toBeNull()
    const again = createTable()
    again.getState().open(game!)
    playOn(again, 3)
    expect(fullOf(again)).toBeNull()
    branchOff(again)
    expect(fullOf(again)).toBe('branches')
    expect(readAgain(again).branches).toHaveLength(branches.length)
  })

  it('opens with more answers than grow today', () => {
    const table = seated()
    exploring(table.getState()).explore(0)
    while (!isOver(table)) playOn(table, 1)
    const record = recordNow(table)
    const [main, branch] = record.branches
    const many = Math.ceil(LIMITS.allAnswers / branch!.answers.length)
    const branches = [main!, ...Array.from({ length: many }, () => branch!)]
    const text = writeRecord({ ...record, branches })
    const { game, fault } = readRecord(text)
    expect(fault).toBeNull()
    expect(allAnswers(game!)).toBeGreaterThan(LIMITS.allAnswers)
    const again = createTable()
    again.getState().open(game!)
    expect(again.getState().stop).toBeNull()
  })
})
