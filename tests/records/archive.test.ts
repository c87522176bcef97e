/*
 * Records of every version there has been, and links to them. They are never changed: what people have kept
 * or sent must open for ever. When a version is added, its records are written beside the old ones.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRecord, writeRecord } from '../../src/records/index'
import { readLink } from '../../src/records/link/index'
import { createTable, present, recordOf } from '../../src/store/index'
import { outcome } from '../../src/rules/index'

const FOLDER = join(import.meta.dirname, 'archive')
const FILES = readdirSync(FOLDER).sort()
const NAMES = FILES.filter((name) => name.endsWith('.json'))
const LINKS = FILES.filter((name) => name.endsWith('.txt'))
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

describe('the archive', () => {
  it('has records of every kind', () => {
    expect(FILES).toEqual([
      'link-1-branches.txt',
      'link-1-hand.txt',
      'link-1-whole.txt',
      'v1-branches.json',
      'v1-fixed-deck.json',
      'v1-hand.json',
      'v1-mid-turn.json',
      'v1-whole.json',
    ])
  })

  it.each(NAMES)('opens %s, and writes it as it was', (name) => {
    const text = read(name)
    const { game, fault } = readRecord(text)
    expect(fault).toBeNull()
    const table = createTable()
    table.getState().open(game!)
    expect(table.getState()).toMatchObject({ error: null, stop: null })
    expect(writeRecord(recordOf(table.getState(), game!.changed)!)).toBe(text)
  })

  it.each(LINKS)('reads %s, and finds the very record to which it leads', (name) => {
    const { text, mistake } = readLink(read(name))
    expect(mistake).toBeNull()
    const record: unknown = JSON.parse(read(name.replace('link-1', 'v1').replace('.txt', '.json')))
    expect(text).toBe(JSON.stringify(record))
  })

  it.each([
    ['v1-whole.json', { winner: 'rebels', by: 'early-victory' }],
    ['v1-hand.json', { winner: 'british', by: 'final-victory' }],
  ])('knows how %s ended', (name, result) => {
    const { game } = readRecord(read(name))
    const table = createTable()
    table.getState().open(game!)
    expect(outcome(present(table.getState())!.game)).toEqual(result)
  })
})
