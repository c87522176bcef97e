import { describe, expect, it } from 'vitest'
import { LIMITS, READABLE, writeRecord, type SavedGame } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { migrated, type Migration } from '../../src/records/migrate'
import { recordOf } from '../../src/store/index'
import { exploring } from '../../src/store/table/exploring'
import { timed } from '../cpu-time'
import { playOn, seated } from '../store/playing'

const CHANGED = '2026-11-18T12:00:00.000Z'

const record = (): SavedGame => {
  const table = seated()
  playOn(table, 12)
  exploring(table.getState()).explore(4)
  playOn(table, 3)
  return structuredClone(recordOf(table.getState(), CHANGED)!)
}

const faultOf = (text: string) => readRecord(text).fault
const faultWith = (change: (record: Record<string, unknown>) => void) => {
  const changed = record() as unknown as Record<string, unknown>
  change(changed)
  return faultOf(JSON.stringify(changed))
}

describe('a record', () => {
  it('is read as it was written', () => {
    const game = record()
    expect(readRecord(writeRecord(game))).toEqual({ game, fault: null })
    expect(writeRecord(readRecord(writeRecord(game)).game!)).toBe(writeRecord(game))
  })

  it('is text that people can read, with no line too long', () => {
    const lines = writeRecord(record()).split('\n')
    expect(lines[1]).toBe('  "format": "arab-revolt",')
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(101)
  })
})

describe('what is no record', () => {
  it.each([
    ['nothing', '', 'not-json'],
    ['half a file', writeRecord(record()).slice(0, 400), 'not-json'],
    ['a number', '7', 'not-a-record'],
    ['null', 'null', 'not-a-record'],
    ['a list', '[]', 'not-a-record'],
    ['another format', '{"format":"chess","version":1}', 'unknown-game'],
    ['fifty megabytes', 'x'.repeat(50_000_000), 'too-large'],
    ['a deep nest', '['.repeat(1_000_000), 'too-deep'],
    ['a deep nest with quotes', `["\\"]",${'{"a":'.repeat(50)}`, 'too-deep'],
    ['a prototype', `{"format":"arab-revolt","version":1,"__proto__":{"a":1}}`, 'forbidden-name'],
    ['a hidden prototype', `{"format":"arab-revolt","a":{"_\\u005fproto__":1}}`, 'forbidden-name'],
    ['no version', '{"format":"arab-revolt"}', 'unknown-version'],
    ['half a version', '{"format":"arab-revolt","version":0.5}', 'unknown-version'],
    ['a version before the first', '{"format":"arab-revolt","version":0}', 'unknown-version'],
    ['a version to come', '{"format":"arab-revolt","version":5,"new":[]}', 'from-the-future'],
  ])('is refused: %s', (_, text, mistake) => {
    const { result, milliseconds } = timed(() => faultOf(text))
    expect(result).toMatchObject({ mistake })
    expect(milliseconds).toBeLessThan(1000)
  })

  it.each([
    ['a field that is not known', (r: Record<string, unknown>) => (r['more'] = 1), ''],
    ['no name', (r: Record<string, unknown>) => delete r['name'], 'name'],
    ['a long name', (r: Record<string, unknown>) => (r['name'] = 'n'.repeat(81)), 'name'],
    ['a strange id', (r: Record<string, unknown>) => (r['id'] = '../x'), 'id'],
    ['a seed below zero', (r: Record<string, unknown>) => (r['seed'] = -1), 'seed'],
    ['no date', (r: Record<string, unknown>) => (r['changed'] = 'today'), 'changed'],
    ['no branch', (r: Record<string, unknown>) => (r['branches'] = []), 'branches'],
  ])('says where its shape is wrong: %s', (_, change, where) => {
    expect(faultWith(change)).toEqual({ mistake: 'wrong-shape', where, rules: null })
  })

  it('has branches that leave earlier ones, and the main line alone leaves none', () => {
    const branches = record().branches
    const [main, other] = branches
    for (const wrong of [[other], [main, main], [other, main], [main, { ...other, parent: null }]])
      expect(faultWith((r) => (r['branches'] = wrong))).toMatchObject({ mistake: 'wrong-parent' })
    expect(faultWith((r) => (r['branch'] = 2))).toMatchObject({ mistake: 'wrong-parent' })
  })

  it('has no more answers than can be played again in a moment', () => {
    const [main] = record().branches
    const parent = { branch: 0, answers: 0, turnOver: false }
    const answers = Array<string>(LIMITS.answers).fill('done')
    const most = READABLE.allAnswers / LIMITS.answers
    const branches = [main, ...Array<unknown>(most).fill({ ...main, parent, answers })]
    expect(faultWith((r) => (r['branches'] = branches))).toMatchObject({ mistake: 'too-many' })
  })

  it.each([
    [{ deck: ['A1', 'A1'] }, 'card-twice'],
    [{ position: { spaces: { atlantis: {} }, politicalWill: 1, unity: 1 } }, 'unknown-space'],
    [{ position: { spaces: [[[[]]]], politicalWill: 1, unity: 1 } }, 'not-an-object'],
  ])('says what the rules say of its set-up: %j', (setup, mistake) => {
    const rules = { of: 'arab-revolt', mistake }
    expect(faultWith((r) => (r['setup'] = setup))).toMatchObject({ mistake: 'wrong-setup', rules })
  })
})

describe('migrations', () => {
  const zero = { format: 'arab-revolt', version: 0, title: 'Old' }

  it('bring a record of an earlier version to the present one, step by step', () => {
    const named: Migration = ({ title, ...rest }) => ({ ...rest, name: title })
    const one = { format: 'arab-revolt', version: 4, name: 'Old' }
    const same: Migration = (given) => ({ ...given })
    const steps = new Map([
      [0, named],
      [1, same],
      [2, same],
      [3, same],
    ])
    expect(migrated(zero, steps)).toEqual(one)
    expect(zero.version).toBe(0)
  })

  it('leave the present version as it is', () => {
    const game = record()
    expect(migrated(game)).toBe(game)
  })
})
