import { describe, expect, it } from 'vitest'
import { writeRecord } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { lineOf, createTable, present, recordOf } from '../../src/store/index'
import { exploring } from '../../src/store/table/exploring'
import { isOver, playOn, randomTree, seated, seen, type TableStore } from './playing'
import { BOTS } from '../who-sits'

const CHANGED = '2026-11-18T12:00:00.000Z'

const kept = (table: TableStore): string => writeRecord(recordOf(table.getState(), CHANGED)!)

const reopened = (text: string): TableStore => {
  const table = createTable()
  const { game, fault } = readRecord(text)
  expect(fault).toBeNull()
  table.getState().open(game!)
  return table
}

describe('a game that is opened again', () => {
  it.each([
    ['with chance from a seed', { chance: 'seed' }],
    ['with chance by hand', { chance: 'hand' }],
    ['without handovers', { handovers: false }],
    ['that is watched', { seats: BOTS }],
    ['from a fixed deck', { rules: { deck: ['A13', 'A14', 'A33'] } }],
  ] as const)('is at the very same question at every decision: one %s', (_, part) => {
    const table = seated(part)
    for (let i = 0; i < 60; i++) {
      expect(seen(reopened(kept(table)))).toEqual(seen(table))
      if (i % 3 === 0) table.getState().goOn()
      playOn(table, 1)
    }
  })

  it('is the same to its end', () => {
    const table = seated()
    for (let i = 0; !isOver(table); i++) {
      if (i % 40 === 0) expect(seen(reopened(kept(table)))).toEqual(seen(table))
      playOn(table, 1)
    }
    expect(seen(reopened(kept(table)))).toEqual(seen(table))
  })

  it('goes on as it would have gone on', () => {
    const table = seated()
    playOn(table, 50)
    const again = reopened(kept(table))
    playOn(table, 30)
    playOn(again, 30)
    expect(seen(again)).toEqual(seen(table))
  })

  it('keeps what was undone, and that chance was taken back', () => {
    const table = seated()
    playOn(table, 40)
    for (let i = 0; i < 10; i++) table.getState().undo()
    const again = reopened(kept(table))
    expect(seen(again)).toEqual(seen(table))
    expect(again.getState().takenBack).toEqual(table.getState().takenBack)
    table.getState().redo()
    again.getState().redo()
    expect(seen(again)).toEqual(seen(table))
  })

  it('gives the same record to the byte: random games with branches', () => {
    for (let seed = 0; seed < 60; seed++) {
      const table = randomTree(seed)
      const text = kept(table)
      const again = reopened(text)
      expect(kept(again), `seed ${seed}`).toBe(text)
      expect(seen(again), `seed ${seed}`).toEqual(seen(table))
      expect(again.getState().branches.length).toBe(table.getState().branches.length)
    }
  })
})

describe('a record that no longer follows the rules', () => {
  const broken = (change: (answers: unknown[]) => void, part = {}) => {
    const table = seated(part)
    playOn(table, 30)
    const record = structuredClone(recordOf(table.getState(), CHANGED)!)
    change(record.branches[0]!.answers)
    const again = reopened(writeRecord(record))
    return { table, again, stop: again.getState().stop }
  }

  it('opens at its last good position, and says where and why', () => {
    const { again, stop, table } = broken((answers) => answers.splice(20, 1, 'lebanon-mountains'))
    expect(stop).toMatchObject({ branch: 0, answer: 20, error: { mistake: 'not-offered' } })
    const line = lineOf(again.getState())
    expect(line.length).toBeGreaterThan(1)
    expect(line).toEqual(lineOf(table.getState()).slice(0, line.length))
    expect(present(again.getState())).not.toBeNull()
  })

  it('opens at the beginning where the first answer is none', () => {
    const { again, stop } = broken((answers) => answers.splice(0, 1, 99))
    expect(stop).toMatchObject({ branch: 0, answer: 0 })
    expect(lineOf(again.getState())).toHaveLength(1)
    playOn(again, 10)
    expect(lineOf(again.getState())).toHaveLength(11)
  })

  it('says so of answers after the end of a game', () => {
    const table = seated()
    while (!isOver(table)) playOn(table, 1)
    const record = structuredClone(recordOf(table.getState(), CHANGED)!)
    record.branches[0]!.answers.push('done')
    const again = reopened(writeRecord(record))
    expect(again.getState().stop?.error.mistake).toBe('game-over')
    expect(seen(again)).toEqual(seen(table))
  })

  it('leaves a branch empty whose place is not there', () => {
    const table = seated()
    playOn(table, 20)
    exploring(table.getState()).explore(12)
    playOn(table, 5)
    const record = structuredClone(recordOf(table.getState(), CHANGED)!)
    record.branches[1]!.parent!.answers = 3000
    const again = reopened(writeRecord(record))
    expect(again.getState().stop).toMatchObject({ branch: 1, answer: 3000 })
    expect(again.getState().branches).toHaveLength(2)
  })
})
