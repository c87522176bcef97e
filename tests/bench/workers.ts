/*
 * How much more two workers do than one, and how long a thousand games from the start take on two, at random
 * and between two Officers. By the clock, which says something only on idle cores.
 *
 *   npm run -s bench:workers [-- --game palestine]
 */
import { fileURLToPath } from 'node:url'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { Search } from '../../src/bots/search'
import type { Simulated } from '../../src/bots/lab/messages'
import { simulating } from '../../src/bots/lab/simulating'
import type { House } from '../../src/games/index'
import { learned, mindFrom } from '../../src/tools/learned'
import { askedGame } from './asked-game'

const WHILE = 3000
/** Before it counts: meanwhile the engine compiles beside it, so that one worker would have both cores. */
const WARM = 3000
const PLAYOUTS = 50
const GAMES = 1000

type Work = 'search' | Simulated

const mind = mindFrom(await learned(askedGame()))

/** Plays on from the first question of a player, for so long; tells how often. */
const search = (seed: number, long: number): number => {
  const { door } = mind
  const start = door.apply(door.newGame(), door.chanceAnswer(door.newGame(), 0.5))
  const until = performance.now() + long
  let playouts = 0
  for (let i = 0; performance.now() < until; i++) {
    const one = new Search(mind, start, seed + i)
    one.run(PLAYOUTS)
    playouts += one.playouts
  }
  return playouts
}

/** Plays so many games from the start; tells how many milliseconds that took. */
const simulate = (who: Simulated, games: number, from: number): number => {
  const seats = Object.fromEntries(mind.door.factions.map((one) => [one, who])) as Record<
    House['faction'],
    Simulated
  >
  const game = mind.door.newGame()
  const begun = performance.now()
  const task = simulating(mind, {
    kind: 'simulate',
    game,
    seats,
    seed: 1,
    from,
    games,
    until: 'end',
  })
  while (!task.step());
  return performance.now() - begun
}

interface Order {
  readonly work: Work
  readonly games: number
  readonly number: number
}

const done = ({ work, games, number }: Order): number => {
  if (work !== 'search') return simulate(work, games, games * number)
  search(1000 * number, WARM)
  return search(1000 * number, WHILE)
}

/** What so many workers come to, each with its own part. */
const together = (workers: number, work: Work): Promise<number[]> =>
  Promise.all(
    Array.from({ length: workers }, (_, number) => {
      const order: Order = { work, games: Math.ceil(GAMES / workers), number }
      return new Promise<number>((resolve, reject) => {
        const worker = new Worker(fileURLToPath(import.meta.url), {
          workerData: order,
          argv: process.argv.slice(2),
        })
        worker.on('message', resolve)
        worker.on('error', reject)
      })
    }),
  )

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

if (!isMainThread) parentPort?.postMessage(done(workerData as Order))
else {
  const one = sum(await together(1, 'search'))
  const two = sum(await together(2, 'search'))
  const random = Math.max(...(await together(2, 'random')))
  const officers = Math.max(...(await together(2, 'officer')))
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    [
      `playouts of one worker   ${((1000 * one) / WHILE).toFixed(0)} a second`,
      `of two                   ${((1000 * two) / WHILE).toFixed(0)} a second, ratio ${(two / one).toFixed(2)} (wanted: 1.7)`,
      `${GAMES} games at random on two workers          ${seconds(random)}`,
      `${GAMES} games between two Officers on two       ${seconds(officers)}`,
    ].join('\n'),
  )
}
