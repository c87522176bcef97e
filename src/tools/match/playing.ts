import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { GameId, House } from '../../games/index'
import { learned, mindFrom, type Learned } from '../learned'
import { asThread, inThreads } from '../train/threads'
import { playPair, type Pair, type Playing } from './pair'
import { reportOf, type Match, type Report } from './report'
import { fingerprint, type Seat } from './seat'

interface Task extends Pick<Match, 'seed' | 'start' | 'handicap'> {
  readonly game: GameId
  readonly first: Seat
  readonly second: Seat
}

/** A match to be played, and how. */
export interface Asked extends Omit<Task, 'game'> {
  readonly pairs: number
  readonly threads: number
  /** Whether it ends when the sequential test does. */
  readonly sprt: boolean
  /** The file in which pairs are kept; one that is named after the match unless told. */
  readonly keep?: string | undefined
}

const sitting = (of: Learned, seat: Seat): Playing<House> => ({
  seat,
  mind: mindFrom(of, seat.weights),
})

/** In a thread of a match: plays its pairs. Tells whether this is such a thread. */
export const isMatchThread = (): boolean =>
  asThread(async ({ game, first, second, ...how }: Task) => {
    const of = await learned(game)
    const [one, other] = [sitting(of, first), sitting(of, second)]
    return (index: number) => playPair(one, other, how, index)
  })

const linesOf = (file: string): Pair[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Pair)
    : []

const fileOf = ({ game, first, second, weights, start, handicap, seed }: Match): string => {
  const name = [game, first, second, ...weights, start, handicap, seed].join('-')
  return join('.matches', `${name.replaceAll(/[^\w.:-]+/g, '_')}.jsonl`)
}

/**
 * Plays a match in threads of this same program, which must begin with `isMatchThread`. It goes on where it
 * was broken off: each pair is kept in a file.
 */
export const playMatch = async (program: string, of: Learned, asked: Asked): Promise<Report> => {
  const { first, second, start, handicap, seed, threads } = asked
  const match: Match = {
    game: of.door.of,
    first: first.name,
    second: second.name,
    weights: [fingerprint(first.weights ?? of.weights), fingerprint(second.weights ?? of.weights)],
    start,
    handicap,
    seed,
  }
  const file = asked.keep ?? fileOf(match)
  mkdirSync(dirname(file), { recursive: true })
  const pairs = linesOf(file).filter(({ index }) => index < asked.pairs)
  const there = new Set(pairs.map(({ index }) => index))
  const report = () => reportOf(match, of.door.factions, pairs)
  await inThreads<Task, Pair>(program, {
    task: { game: match.game, first, second, seed, start, handicap },
    indices: Array.from({ length: asked.pairs }, (_, i) => i).filter((i) => !there.has(i)),
    threads,
    done: (_, pair) => {
      pairs.push(pair)
      appendFileSync(file, `${JSON.stringify(pair)}\n`)
    },
    enough: () => asked.sprt && report().sprt.verdict !== 'undecided',
  })
  return report()
}
