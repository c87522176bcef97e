import { format } from 'oxfmt'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fromJSONSchema, toJSONSchema } from 'zod'
import { describe, expect, it } from 'vitest'
import { DESCRIBED, inAnyVersion } from '../../src/records/described'
import { writeRecord, type SavedGame } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { randomText } from './damage'

const FILE = '../../public/record.schema.json'

interface Part {
  description?: string
  readonly properties?: Readonly<Record<string, Part>>
  readonly items?: Part
  readonly anyOf?: readonly Part[]
}

/** The part of a schema at a place, through lists and what may be missing. */
const partAt = ({ properties, items, anyOf = [] }: Part, names: readonly string[]): Part | null => {
  const [name, ...rest] = names
  const own = name === undefined ? undefined : properties?.[name]
  if (own) return rest.length === 0 ? own : partAt(own, rest)
  return [...(items ? [items] : []), ...anyOf].reduce<Part | null>(
    (found, one) => found ?? partAt(one, names),
    null,
  )
}

/** To write it anew after the format has changed: `npx vitest run tests/records/documentation -u`. */
it('describes the format of records as it is', async () => {
  const schema = {
    title: 'A record of a game',
    description: 'How this program keeps a game: its set-up, its answers and its branches.',
    ...toJSONSchema(inAnyVersion, { unrepresentable: 'any' }),
  }
  for (const [place, description] of Object.entries(DESCRIBED)) {
    const parts = (schema as Part).anyOf!.flatMap((one) => partAt(one, place.split('.')) ?? [])
    expect(parts, place).not.toEqual([])
    for (const part of parts) part.description = description
  }
  const { code } = await format(FILE, JSON.stringify(schema), { printWidth: 100 })
  await expect(code).toMatchFileSnapshot(FILE)
})

describe('the published schema', () => {
  const published = fromJSONSchema(
    JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')) as Parameters<
      typeof fromJSONSchema
    >[0],
  )
  const fits = (record: unknown): boolean => published.safeParse(record).success
  const FOLDER = join(import.meta.dirname, 'archive')

  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.json')))('takes %s', (name) => {
    expect(fits(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))).toBe(true)
  })

  it('takes a record as it is written in each version, and nothing else', () => {
    const game = readRecord(randomText(1)).game!
    const watched = { kind: 'bot', level: 'newcomer', seed: 1 } as const
    const seated = { ...game, seats: { british: watched, rebels: watched } }
    const standing = { ...game, seats: { british: watched, rebels: { ...watched, standIn: true } } }
    const all: SavedGame[] = [game, seated, { ...seated, analysis: {} }, standing as SavedGame]
    const written = all.map((one) => JSON.parse(writeRecord(one)) as Record<string, unknown>)
    expect(written.map(({ version }) => version)).toEqual([1, 2, 3, 4])
    expect(written.map(fits)).toEqual([true, true, true, true])
    // Who knew those versions knew of nobody who stands in.
    for (const version of [2, 3]) {
      const analysis = version === 3 && { analysis: {} }
      expect(fits({ ...written[3], ...analysis, version })).toBe(false)
    }
    for (const one of written) {
      const { seats, players, ...rest } = one
      expect(fits(rest)).toBe(false)
      expect(fits({ ...rest, seats: players ?? seats, players: players ?? seats })).toBe(false)
      expect(fits({ ...one, version: 5 })).toBe(false)
      expect(fits({ ...one, branches: [] })).toBe(false)
    }
  })
})
