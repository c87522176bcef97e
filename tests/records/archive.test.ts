/*
 * Records of every version there has been, and links to them. They are never changed: what people have kept
 * or sent must open for ever. When a version is added, its records are written beside the old ones. Where the
 * questions have been put otherwise since, a game opens whole and with the answers to those of now; where it was
 * never legal by the rules as they have been mended, it opens at its last good step.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { askedThenIn } from '../../src/games/earlier'
import { openRecord, writeRecord } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { openLink, readLink } from '../../src/records/link/index'
import { createTable, present, recordOf } from '../../src/store/index'
import { answerCount, outcome, record as recordOfGame } from '../../src/games/index'
import { MISTAKE_TEXT } from '../../src/games/arab-revolt/words/en/mistakes'
import { stopText } from '../../src/ui/words/en/records'
import '../games/palestine/begin'

const FOLDER = join(import.meta.dirname, 'archive')
const FILES = readdirSync(FOLDER).sort()
const NAMES = FILES.filter((name) => name.endsWith('.json'))
const LINKS = FILES.filter((name) => name.endsWith('.txt'))
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

/** The answer, in the first branch, that the rules forbid as they have been mended; and which branches break them. */
const STOPS: Readonly<
  Record<string, { answer: number; because: string; branches: readonly number[] }>
> = {
  'v1-branches.json': {
    answer: 28,
    because:
      'R46: a Punish after Troops moved into Haifa District, and before they moved into Lydda',
    // The second one leaves the first where that cannot come to.
    branches: [0, 1],
  },
  'v1-mid-turn.json': {
    answer: 43,
    because: 'R46: an Air Recon after Troops moved into Gaza, and before Jerusalem was selected',
    branches: [0],
  },
}

/** What becomes of the answers of a legal game whose questions are put otherwise now. */
const ASKED_ANEW: Readonly<Record<string, (answers: readonly unknown[]) => readonly unknown[]>> = {
  // R46: a pause follows the movement, and is declined.
  'v1-hand.json': (answers) => [...answers.slice(0, 252), 'done', ...answers.slice(252)],
  // A30 asks only where Guerrillas are not all alike; cubes that have patrolled are not asked for again (R45);
  // and after a space of a Sweep where nothing has happened there is no pause (R46).
  'v1-asked-then.json': (answers) => answers.filter((_, at) => ![42, 43, 264, 296].includes(at)),
}

const NOTES_ANEW: Readonly<Record<string, object>> = {
  'v1-asked-then.json': { 118: 'The second note', 299: 'The end' },
}

/** The version of the records to which links lead, where it is not the first. */
const BEHIND: Readonly<Record<string, string>> = {
  'link-1-bots.txt': 'v2',
  'link-1-stand-in.txt': 'v4',
  'palestine-link-1-bots.txt': 'v2',
}

/** A link names answers by their numbers, so that none follows an answer that the rules now forbid. */
const STOPPED_LINKS: Readonly<Record<string, { answers: number; because: string }>> = {
  'link-1-branches.txt': {
    // The last sum that fits: each is that of 32 answers more.
    answers: 32,
    because: 'the first branch stops as that of v1-branches.json does, at its answer 28',
  },
}

/** Links that only the questions of then can read. */
const READ_AS_THEN = [
  'link-1-asked-then.txt',
  'link-1-hand.txt',
  'link-1-whole.txt',
  ...Object.keys(STOPPED_LINKS),
]

const openedTable = async (name: string) => {
  const { game, fault } = await openRecord(read(name))
  expect(fault).toBeNull()
  const table = createTable()
  table.getState().open(game!)
  return { game: game!, table: table.getState() }
}

describe('the archive', () => {
  it('has records of every kind', () => {
    expect(FILES).toEqual([
      'link-1-asked-then.txt',
      'link-1-bots.txt',
      'link-1-branches.txt',
      'link-1-hand.txt',
      'link-1-stand-in.txt',
      'link-1-whole.txt',
      'palestine-link-1-bots.txt',
      'palestine-link-1-branches.txt',
      'palestine-link-1-whole.txt',
      'palestine-v1-branches.json',
      'palestine-v1-whole.json',
      'palestine-v2-bots.json',
      'v1-asked-then.json',
      'v1-branches.json',
      'v1-fixed-deck.json',
      'v1-hand.json',
      'v1-mid-turn.json',
      'v1-whole.json',
      'v2-bots.json',
      'v4-stand-in.json',
    ])
  })

  it.each(NAMES.filter((name) => !(name in STOPS || name in ASKED_ANEW)))(
    'opens %s, and writes it as it was',
    async (name) => {
      const { game, table } = await openedTable(name)
      expect(table).toMatchObject({ error: null, stop: null })
      expect(writeRecord(recordOf(table, game.changed)!)).toBe(read(name))
    },
  )

  it.each(Object.entries(ASKED_ANEW))(
    'opens %s whole, with the answers to the questions of now',
    async (name, anew) => {
      const { game, table } = await openedTable(name)
      expect(table).toMatchObject({ error: null, stop: null })
      const kept = readRecord(read(name)).game!
      const [then] = kept.branches
      const answers = anew(then!.answers)
      expect(game).toEqual({
        ...kept,
        branches: [
          {
            ...then,
            answers,
            notes: NOTES_ANEW[name] ?? {},
            at: { answers: answers.length, turnOver: false },
          },
        ],
      })
      expect(recordOfGame(table.branches[0]!.line.at(-1)!.game).answers).toEqual(answers)
      // From then on it opens like any other.
      expect((await openRecord(writeRecord(game))).game).toEqual(game)
    },
  )

  it.each(Object.keys(STOPS))('opens %s at its last good step, and says so', async (name) => {
    const { game, table } = await openedTable(name)
    const { answer, branches } = STOPS[name]!
    expect(table.stop).toMatchObject({ branch: 0, answer, error: { mistake: 'not-offered' } })
    expect(stopText(table.stop!, MISTAKE_TEXT)).toContain(`its answer ${answer + 1} no longer fits`)
    const followed = recordOfGame(table.branches[0]!.line.at(-1)!.game).answers
    expect(followed).toEqual(game.branches[0]!.answers.slice(0, answer))
    expect(present(table)).not.toBeNull()
    for (const [at, { line }] of table.branches.entries()) {
      const { parent, answers } = game.branches[at]!
      const length = (parent?.answers ?? 0) + answers.length
      const isWhole = answerCount(line.at(-1)!.game) === length
      expect({ at, isWhole }).toEqual({ at, isWhole: !branches.includes(at) })
    }
  })

  const recordBehind = (name: string) =>
    JSON.parse(read(name.replace('link-1', BEHIND[name] ?? 'v1').replace('.txt', '.json'))) as {
      branches: { answers: unknown[] }[]
    }

  it.each(LINKS.filter((name) => !(name in STOPPED_LINKS)))(
    'reads %s, and finds the very record to which it leads',
    async (name) => {
      const { text, mistake } = await openLink(read(name))
      expect(mistake).toBeNull()
      expect(text).toBe(JSON.stringify(recordBehind(name)))
    },
  )

  it.each(Object.entries(STOPPED_LINKS))(
    'reads of %s what is sure, and says that the rules are others',
    async (name, { answers }) => {
      const { text, mistake, answers: sure } = await openLink(read(name))
      expect({ mistake, sure }).toEqual({ mistake: 'other-rules', sure: answers })
      const found = JSON.parse(text!) as ReturnType<typeof recordBehind>
      const { branches } = recordBehind(name)
      expect(found.branches).toHaveLength(branches.length)
      expect(found.branches.flatMap((one) => one.answers)).toEqual(
        branches[0]!.answers.slice(0, answers),
      )
    },
  )

  it.each(LINKS)('%s needs the questions of then only where they were others', async (name) => {
    const isThen = READ_AS_THEN.includes(name)
    const now = readLink(read(name))
    expect(now.mistake).toBe(isThen ? 'other-rules' : null)
    const askedThen = isThen && (await askedThenIn('arab-revolt'))
    if (askedThen) expect(readLink(read(name), askedThen).answers).toBeGreaterThan(now.answers)
  })

  it.each([
    ['v1-asked-then.json', { winner: 'british', by: 'final-victory' }],
    ['v1-whole.json', { winner: 'rebels', by: 'early-victory' }],
    ['palestine-v1-whole.json', { winner: 'irgun', by: 'early-victory' }],
  ])('knows how %s ended', async (name, ending) => {
    const { table } = await openedTable(name)
    expect(outcome(present(table)!.game)).toEqual(ending)
  })
})
