/*
 * Learns to play, from nothing but the rules: plays games with itself, fits what appeals and what a board is
 * worth to what the searches found and to how the games ended, and plays again with both.
 *
 *   npm run -s train -- [--game palestine] [--seed 1] [--rounds 6] [--games 600] [--playouts 48] [--out DIR] …
 *
 * The games of the first round are played at random or, where nothing is learned from these because one side
 * always wins them, by two Stewards (--stewards). From weights that are there (--from FILE) it goes on instead.
 *
 * It goes on where it was broken off: the games of each round and its weights are kept in DIR.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { mindOf } from '../bots/mind'
import { packWeights, unpackWeights, type WeightsFile } from '../bots/weights'
import type { GameId, House } from '../games/index'
import { USUAL_GAME, learned, type Learned } from './learned'
import { fitPolicy } from './train/fit-policy'
import { fitValue } from './train/fit-value'
import { Positions, Questions, takeFrom } from './train/samples'
import { playLesson, type Effort, type Sample } from './train/self-play'
import { asThread, inThreads } from './train/threads'

interface Task {
  readonly game: GameId
  readonly weights: WeightsFile
  readonly effort: Effort
  readonly seed: number
}

const isThread = asThread(async ({ game, weights, effort, seed }: Task) => {
  const { door, perception } = await learned(game)
  const mind = mindOf(door, perception, unpackWeights(weights))
  return (index: number) => playLesson(mind, effort, seed, index)
})

const { values: given } = parseArgs({
  options: {
    game: { type: 'string', default: USUAL_GAME },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '6' },
    games: { type: 'string', default: '600' },
    playouts: { type: 'string', default: '48' },
    hidden: { type: 'string', default: '32' },
    threads: { type: 'string', default: '2' },
    window: { type: 'string', default: '3' },
    stewards: { type: 'boolean', default: false },
    from: { type: 'string' },
    out: { type: 'string', default: 'training' },
  },
})

const seed = Number(given.seed)
const hidden = Number(given.hidden)
const full = Number(given.playouts)

/** How often the value is fitted to each position. */
const EPOCHS = 3
/** How far what follows a position is judged by the value, phase by phase, rather than by the result. */
const TRUST = 0.04

/** Whether a round is played by those who know nothing yet. */
const isFirst = (round: number): boolean => round === 0 && given.from === undefined

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []

const fileOf = (round: number, what: string): string => join(given.out, `${what}-${round}`)

/** Weights that know nothing. */
const ignorant = ({ perception }: Learned): WeightsFile =>
  packWeights({
    policy: new Float32Array(perception.marks),
    net: {
      hidden: 1,
      into: new Float32Array(perception.features.length),
      biases: new Float32Array(1),
      out: new Float32Array(1),
      line: new Float32Array(perception.features.length),
      bias: 0,
    },
  })

const weightsAfter = (of: Learned, round: number): WeightsFile => {
  const file = round < 0 ? given.from : `${fileOf(round, 'weights')}.json`
  return file === undefined ? ignorant(of) : (JSON.parse(readFileSync(file, 'utf8')) as WeightsFile)
}

/** Plays the games of a round that are not there yet. */
const play = async (of: Learned, round: number): Promise<void> => {
  const file = `${fileOf(round, 'games')}.jsonl`
  const there = new Set(linesOf(file).map((line) => (JSON.parse(line) as { index: number }).index))
  const games = Number(given.games) * (isFirst(round) ? 4 : 1)
  const indices = Array.from({ length: games }, (_, i) => i).filter((i) => !there.has(i))
  if (indices.length === 0) return
  const effort: Effort = isFirst(round)
    ? { full: 0, quick: 0, stewards: given.stewards }
    : { full, quick: Math.ceil(full / 8) }
  const task: Task = {
    game: given.game,
    weights: weightsAfter(of, round - 1),
    effort,
    seed: seed * 1000 + round,
  }
  const begun = performance.now()
  await inThreads<Task, Sample<House>>(import.meta.url, {
    task,
    indices,
    threads: Number(given.threads),
    done: (_, lesson) => appendFileSync(file, `${JSON.stringify(lesson)}\n`),
  })
  const seconds = (performance.now() - begun) / 1000
  console.log(`round ${round}: ${indices.length} games in ${seconds.toFixed(0)} s`)
}

/** Fits weights to the games of the last rounds. */
const fit = (of: Learned, round: number): void => {
  const { door, perception } = of
  const before = unpackWeights(weightsAfter(of, round - 1))
  const mind = mindOf(door, perception, before)
  const positions = new Positions()
  const questions = new Questions()
  const first = Math.max(round < 2 || given.from ? 0 : 1, round - Number(given.window) + 1)
  let won = 0
  let games = 0
  for (let one = first; one <= round; one++)
    for (const line of linesOf(`${fileOf(one, 'games')}.jsonl`)) {
      const lesson = JSON.parse(line) as Sample<House>
      takeFrom(mind, lesson, isFirst(round) ? 0 : TRUST, positions, questions)
      games += 1
      won += lesson.result
    }
  const features = perception.features.length
  const begun = performance.now()
  const net = fitValue(positions, {
    ...{ features, hidden, epochs: EPOCHS, seed: seed + round },
    from: isFirst(round) ? null : before.net,
  })
  const policy =
    questions.starts.length === 0
      ? new Float32Array(perception.marks)
      : fitPolicy(questions, perception.marks, 6, seed + round)
  writeFileSync(`${fileOf(round, 'weights')}.json`, JSON.stringify(packWeights({ policy, net })))
  const seconds = (performance.now() - begun) / 1000
  console.log(
    `round ${round}: ${games} games (${((100 * won) / games).toFixed(0)} % won by the first side), ` +
      `${positions.length} positions, ${questions.starts.length} questions, fitted in ${seconds.toFixed(0)} s`,
  )
}

if (!isThread) {
  const of = await learned(given.game)
  mkdirSync(given.out, { recursive: true })
  for (let round = 0; round <= Number(given.rounds); round++) {
    await play(of, round)
    if (!existsSync(`${fileOf(round, 'weights')}.json`)) fit(of, round)
  }
}
