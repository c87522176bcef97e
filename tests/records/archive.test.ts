/*
 * Records of every version there has been, and links to them. They are never changed: what people have kept
 * or sent must open for ever. When a version is added, its records are written beside the old ones. Where
 * a rule has been mended since, so that a game cannot go on as it did, it opens at its last good step.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeRecord } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { readLink } from '../../src/records/link/index'
import { createTable, present, recordOf } from '../../src/store/index'
import { outcome, record as recordOfGame } from '../../src/games/index'
import { MISTAKE_TEXT } from '../../src/games/arab-revolt/words/en/mistakes'
import { stopText } from '../../src/ui/words/en/records'
import '../games/palestine/begin'

const FOLDER = join(import.meta.dirname, 'archive')
const FILES = readdirSync(FOLDER).sort()
const NAMES = FILES.filter((name) => name.endsWith('.json'))
const LINKS = FILES.filter((name) => name.endsWith('.txt'))
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

/** The answer, in the first branch, at which a rule that has been mended stops a record. */
const STOPS: Readonly<Record<string, { answer: number; because: string }>> = {
  'v1-branches.json': { answer: 28, because: 'R46: a Punish between two moves of a Sweep' },
  'v1-hand.json': { answer: 252, because: 'R46: no pause after the last move of a Sweep' },
  'v1-mid-turn.json': { answer: 43, because: 'R46: an Air Recon between two moves of a Sweep' },
}

/** The version of the records to which links lead, where it is not the first. */
const BEHIND: Readonly<Record<string, string>> = {
  'link-1-bots.txt': 'v2',
  'palestine-link-1-bots.txt': 'v2',
}

/** Links name answers by their place among the options, so that they feel every mended rule. */
const STOPPED_LINKS = ['link-1-branches.txt', 'link-1-hand.txt', 'link-1-whole.txt']

const openedTable = (name: string) => {
  const { game, fault } = readRecord(read(name))
  expect(fault).toBeNull()
  const table = createTable()
  table.getState().open(game!)
  return { game: game!, table: table.getState() }
}

describe('the archive', () => {
  it('has records of every kind', () => {
    expect(FILES).toEqual([
      'link-1-bots.txt',
      'link-1-branches.txt',
      'link-1-hand.txt',
      'link-1-whole.txt',
      'palestine-link-1-bots.txt',
      'palestine-link-1-branches.txt',
      'palestine-link-1-whole.txt',
      'palestine-v1-branches.json',
      'palestine-v1-whole.json',
      'palestine-v2-bots.json',
      'v1-branches.json',
      'v1-fixed-deck.json',
      'v1-hand.json',
      'v1-mid-turn.json',
      'v1-whole.json',
      'v2-bots.json',
    ])
  })

  it.each(NAMES.filter((name) => !(name in STOPS)))('opens %s, and writes it as it was', (name) => {
    const { game, table } = openedTable(name)
    expect(table).toMatchObject({ error: null, stop: null })
    expect(writeRecord(recordOf(table, game.changed)!)).toBe(read(name))
  })

  it.each(Object.keys(STOPS))('opens %s at its last good step, and says so', (name) => {
    const { game, table } = openedTable(name)
    const { answer } = STOPS[name]!
    expect(table.stop).toMatchObject({ branch: 0, answer, error: { mistake: 'not-offered' } })
    expect(stopText(table.stop!, MISTAKE_TEXT)).toContain(`its answer ${answer + 1} no longer fits`)
    const followed = recordOfGame(table.branches[0]!.line.at(-1)!.game).answers
    expect(followed).toEqual(game.branches[0]!.answers.slice(0, answer))
    expect(present(table)).not.toBeNull()
  })

  const recordBehind = (name: string) =>
    JSON.parse(read(name.replace('link-1', BEHIND[name] ?? 'v1').replace('.txt', '.json'))) as {
      branches: { answers: unknown[] }[]
    }

  it.each(LINKS.filter((name) => !STOPPED_LINKS.includes(name)))(
    'reads %s, and finds the very record to which it leads',
    (name) => {
      const { text, mistake } = readLink(read(name))
      expect(mistake).toBeNull()
      expect(text).toBe(JSON.stringify(recordBehind(name)))
    },
  )

  it.each(STOPPED_LINKS)('reads of %s what is sure, and says that the rules are others', (name) => {
    const { text, mistake, answers } = readLink(read(name))
    expect(mistake).toBe('other-rules')
    const found = JSON.parse(text!) as ReturnType<typeof recordBehind>
    const { branches } = recordBehind(name)
    expect(found.branches).toHaveLength(branches.length)
    expect(found.branches.flatMap((one) => one.answers)).toHaveLength(answers)
    for (const [at, branch] of found.branches.entries())
      expect(branch.answers).toEqual(branches[at]!.answers.slice(0, branch.answers.length))
  })

  it.each([
    ['v1-whole.json', { winner: 'rebels', by: 'early-victory' }],
    ['palestine-v1-whole.json', { winner: 'irgun', by: 'early-victory' }],
  ])('knows how %s ended', (name, ending) => {
    expect(outcome(present(openedTable(name).table)!.game)).toEqual(ending)
  })
})
