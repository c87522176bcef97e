/*
 * Records of every version there has been. They are never changed: what people have kept must open for ever.
 * When a version is added, its records are written beside the old ones.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRecord, writeRecord } from '../../src/records/index'
import { createTable, present, recordOf } from '../../src/store/index'
import { outcome } from '../../src/rules/index'

const FOLDER = join(import.meta.dirname, 'archive')
const NAMES = readdirSync(FOLDER).sort()

describe('the archive', () => {
  it('has records of every kind', () => {
    expect(NAMES).toEqual([
      'v1-branches.json',
      'v1-fixed-deck.json',
      'v1-hand.json',
      'v1-mid-turn.json',
      'v1-whole.json',
    ])
  })

  it.each(NAMES)('opens %s, and writes it as it was', (name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    const { game, fault } = readRecord(text)
    expect(fault).toBeNull()
    const table = createTable()
    table.getState().open(game!)
    expect(table.getState()).toMatchObject({ error: null, stop: null })
    expect(writeRecord(recordOf(table.getState(), game!.changed)!)).toBe(text)
  })

  it.each([
    ['v1-whole.json', { winner: 'rebels', by: 'early-victory' }],
    ['v1-hand.json', { winner: 'british', by: 'final-victory' }],
  ])('knows how %s ended', (name, result) => {
    const { game } = readRecord(readFileSync(join(FOLDER, name), 'utf8'))
    const table = createTable()
    table.getState().open(game!)
    expect(outcome(present(table.getState())!.game)).toEqual(result)
  })
})
