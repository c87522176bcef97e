/*
 * Lets two bots play each other: pairs of games from the same start with the same chance, sides swapped.
 *
 *   npm run -s match -- --british planner --rebels officer --pairs 500 --seed 1 --json
 *
 * It goes on where it was broken off: each pair is kept in a file, named after the match unless told.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { StartKind } from '../coin/perception'
import { mindOf } from '../bots/mind'
import { unpackWeights, type WeightsFile } from '../bots/weights'
import { PERCEPTION } from '../games/arab-revolt/bots/index'
import { DOOR, type ArabRevolt } from '../games/arab-revolt/rules/index'
import { playPair, type Pair, type Playing } from './match/pair'
import { inWords, reportOf } from './match/report'
import { SEATS, fingerprint, seatOf, type Seat } from './match/seat'
import { asThread, inThreads } from './train/threads'

const SHIPPED = 'src/games/arab-revolt/bots/weights.json'
const STARTS: readonly StartKind[] = ['balanced', 'printed', 'varied']

const USAGE = `usage: npm run -s match -- --british SEAT --rebels SEAT [--pairs 20] [--seed 1] …

  SEAT      ${SEATS}
  --pairs   how many pairs of games; each seat plays each side once in a pair
  --seed    a whole number; the same seed gives the same starts and the same chance
  --start   ${STARTS.join(', ')}: what a game begins from
  --handicap  so much less Political Will in a balanced start, for weaker players
  --sprt    stop as soon as the sequential test (elo 0 against 50, both errors 5 %) is decided
  --threads how many games at a time; as many as there are cores unless told
  --keep    the file in which pairs are kept, and from which a broken-off match goes on
  --json    tell the result as JSON`

interface Task {
  readonly first: Seat
  readonly second: Seat
  readonly seed: number
  readonly start: StartKind
  readonly handicap: number
}

const playing = (seat: Seat): Playing<ArabRevolt> => {
  const file = JSON.parse(readFileSync(seat.weights ?? SHIPPED, 'utf8')) as WeightsFile
  return { seat, mind: mindOf(DOOR, PERCEPTION, unpackWeights(file)) }
}

const isThread = asThread(({ first, second, seed, start, handicap }: Task) => {
  const [one, other] = [playing(first), playing(second)]
  return (index: number) => playPair(one, other, { seed, start, handicap }, index)
})

const asked = () => {
  const { values } = parseArgs({
    options: {
      british: { type: 'string', default: 'planner' },
      rebels: { type: 'string', default: 'officer' },
      pairs: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      start: { type: 'string', default: 'balanced' },
      handicap: { type: 'string', default: '0' },
      sprt: { type: 'boolean', default: false },
      threads: { type: 'string', default: availableParallelism().toString() },
      keep: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const first = seatOf(values.british)
  const second = seatOf(values.rebels)
  const start = STARTS.find((one) => one === values.start)
  const [pairs, seed, threads] = [values.pairs, values.seed, values.threads].map(Number) as [
    number,
    number,
    number,
  ]
  const handicap = Number(values.handicap)
  if (first === null || second === null || start === undefined) return null
  if (!(pairs > 0) || !Number.isInteger(seed) || !(threads > 0)) return null
  return { ...values, first, second, start, handicap, pairs, seed, threads }
}

const linesOf = (file: string): Pair[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Pair)
    : []

const play = async (given: NonNullable<ReturnType<typeof asked>>): Promise<void> => {
  const { first, second, start, handicap, seed } = given
  const weights = [
    fingerprint(first.weights ?? SHIPPED),
    fingerprint(second.weights ?? SHIPPED),
  ] as const
  const name = [first.name, second.name, ...weights, start, handicap, seed]
    .join('-')
    .replaceAll(/[^\w.:-]+/g, '_')
  const file = given.keep ?? join('.matches', `${name}.jsonl`)
  mkdirSync(dirname(file), { recursive: true })
  const pairs = linesOf(file).filter(({ index }) => index < given.pairs)
  const there = new Set(pairs.map(({ index }) => index))
  const match = { first: first.name, second: second.name, weights, start, handicap, seed }
  await inThreads<Task, Pair>(import.meta.url, {
    task: { first, second, seed, start, handicap },
    indices: Array.from({ length: given.pairs }, (_, i) => i).filter((i) => !there.has(i)),
    threads: given.threads,
    done: (_, pair) => {
      pairs.push(pair)
      appendFileSync(file, `${JSON.stringify(pair)}\n`)
    },
    enough: () => given.sprt && reportOf(match, pairs).sprt.verdict !== 'undecided',
  })
  const report = reportOf(match, pairs)
  console.log(given.json ? JSON.stringify(report, null, 2) : inWords(report))
}

if (!isThread) {
  const given = asked()
  if (given === null) {
    console.error(USAGE)
    process.exitCode = 2
  } else await play(given)
}
