import { expect, test } from 'vitest'
import { randomFrom, type Random } from '../../src/bots/random'
import { UNNAMED_GAME, replay } from '../../src/games/index'
import { crc32 } from '../../src/records/crc32'
import { base64url, bytesOf } from '../../src/records/link/base64url'
import { LINK_MISTAKES, readLink, writeLink } from '../../src/records/link/index'
import { textIn, withText } from '../../src/records/png'
import { timed } from '../cpu-time'
import '../games/palestine/begin'
import { gameOf } from '../records/damage'
import { randomRecord, type RandomRecord } from '../records/random-record'

/** Each link takes its time to be packed: `RECORDS=500 MUTANTS=10000 npm run test:fuzz` tries more. */
const RECORDS = Number(process.env['RECORDS'] ?? 40)
const MUTANTS = Number(process.env['MUTANTS'] ?? 300)
const WORD = 'Arab Revolt'

/** The smallest picture: one pixel. */
const PICTURE = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk-M9QDwADhgGAWjR9awAAAABJRU5ErkJggg',
)

const linkTo = (record: unknown): string => writeLink(record) ?? ''

test(`${RECORDS} games with branches come back from links and pictures equal to the byte`, () => {
  const lengths: number[] = []
  for (let seed = 1; seed <= RECORDS; seed++) {
    const alone = randomRecord(seed, 0, gameOf(seed))
    lengths.push(linkTo(alone).length)
    const record = randomRecord(seed, seed % 6, gameOf(seed))
    const text = JSON.stringify(record)
    expect(readLink(linkTo(record))).toMatchObject({ text, mistake: null })
    expect(textIn(withText(PICTURE, WORD, text), WORD).text).toBe(text)
  }
  lengths.sort((a, b) => a - b)
  const [median, most] = [lengths[lengths.length / 2], lengths.at(-1)]
  console.log(`links to finished games: median ${median}, longest ${most} characters`)
  expect(most).toBeLessThan(2_000)
})

/** Bytes flipped, cut, doubled, put in or taken away. */
const mutated = (bytes: Uint8Array, random: Random): Uint8Array => {
  let mutant = [...bytes]
  const place = () => Math.floor(random() * mutant.length)
  for (let changes = Math.ceil(random() * 4); changes > 0; changes--) {
    const kind = Math.floor(random() * 5)
    if (kind === 0) mutant[place()] = Math.floor(random() * 256)
    if (kind === 1) mutant.splice(place(), 1 + Math.floor(random() * 8))
    if (kind === 2) mutant.splice(place(), 0, ...mutant.slice(place(), place()))
    if (kind === 3) mutant.splice(place(), 0, Math.floor(random() * 256))
    if (kind === 4 && random() < 0.2) mutant = mutant.slice(0, place())
  }
  return Uint8Array.from(mutant)
}

/** Half of the mutants pretend to be whole. */
const mutantLink = (link: string, random: Random): string => {
  const bytes = mutated(bytesOf(link.slice('#g='.length)), random)
  if (bytes.length > 5 && random() < 0.5)
    new DataView(bytes.buffer).setUint32(1, crc32(bytes.subarray(5)))
  return `#g=${base64url(bytes)}`
}

/** A damaged name is read as the first game's, as links have always been. */
const gameNamed = (format: unknown) => (typeof format === 'string' ? format : UNNAMED_GAME)

/** A message, or a game that can be played as far as it goes, within a second. */
const look = (link: string): void => {
  const { result, milliseconds } = timed(() => readLink(link))
  expect(milliseconds).toBeLessThan(1_000)
  const { text, mistake } = result
  if (mistake !== null) expect(LINK_MISTAKES).toContain(mistake)
  if (text === null) expect(mistake).not.toBeNull()
  else {
    const { format, setup, branches } = JSON.parse(text) as RandomRecord
    const [main] = branches
    if (main) expect(replay(gameNamed(format), { setup, answers: main.answers }).stop).toBeNull()
  }
}

test(`${MUTANTS} mutated links are told or played, none slowly`, () => {
  const random = randomFrom(4)
  const links = Array.from({ length: 40 }, (_, seed) =>
    linkTo(randomRecord(seed, seed % 4, gameOf(seed))),
  )
  for (let mutant = 0; mutant < MUTANTS; mutant++)
    look(mutantLink(links[mutant % links.length] ?? '', random))
})

test(`${MUTANTS} mutated pictures are told or carry their game, none slowly`, () => {
  const random = randomFrom(5)
  const text = JSON.stringify(randomRecord(1, 2))
  const carrying = withText(PICTURE, WORD, text)
  for (let mutant = 0; mutant < MUTANTS; mutant++) {
    const picture = mutated(carrying, random)
    const { result, milliseconds } = timed(() => textIn(picture, WORD))
    expect(milliseconds).toBeLessThan(1_000)
    if (result.mistake === null) expect(result.text).toBe(text)
  }
})

test('the largest record and the longest text that a link takes are read within a second', () => {
  const { branches, ...record } = randomRecord(1)
  const [main] = branches
  const many = Math.floor(20_000 / main!.answers.length)
  const largest = linkTo({ ...record, branches: Array.from({ length: many }, () => main) })
  expect(largest.length).toBeGreaterThan(5_000)
  look(largest)
  look(linkTo({ setup: {}, branches: [], text: 'The same again and again. '.repeat(1_530) }))
})
