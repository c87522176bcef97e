import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LEVELS } from '../../../src/bots/levels'
import { moveOf } from '../../../src/bots/player'
import { evaluating, mergeEvaluations } from '../../../src/bots/lab/evaluating'
import { Dropped, Lab, botAt } from '../../../src/bots/lab/lab'
import type {
  Asked,
  Evaluated,
  Evaluation,
  Port,
  Simulation,
  Told,
} from '../../../src/bots/lab/messages'
import { labIn, type Thread } from '../../../src/bots/lab/open'
import { mergeSimulations } from '../../../src/bots/lab/simulating'
import { workbench } from '../../../src/bots/lab/workbench'
import { boardsOf } from '../../../src/bots/why'
import {
  board,
  newGame,
  odds,
  options,
  outcome,
  question,
  type ArabRevolt,
  type Game,
  type Option,
} from '../../../src/games/arab-revolt/rules/index'
import { MIND } from '../mind'
import { choiceIn, playedOn } from '../positions'

type In = Asked<ArabRevolt>

/** A line with a worker at its other end, whose time and turns pass only when the test says so. */
class Line {
  readonly told: Told[] = []
  readonly lab: Lab<ArabRevolt>
  private clock = 0
  /** How many times the clock was read in each turn. */
  readonly slices: number[] = []
  private readonly waiting: (() => void)[] = []
  private readonly bench: Port<In, Told>

  constructor(known = true) {
    const page: Port<Told, In> = {
      postMessage: (message) => this.bench.onmessage?.({ data: structuredClone(message) }),
      onmessage: null,
    }
    this.bench = {
      postMessage: (message) => {
        this.told.push(message)
        page.onmessage?.({ data: structuredClone(message) })
      },
      onmessage: null,
    }
    workbench(this.bench, {
      mindOf: () =>
        known ? Promise.resolve(MIND) : Promise.reject(new Error('nobody has learned it')),
      // A millisecond a look at the clock.
      now: () => (this.clock += 1),
      later: (work) => this.waiting.push(work),
    })
    this.lab = new Lab(page)
  }

  /** Lets the worker work for so many turns, and messages pass between two. */
  async turns(number: number): Promise<void> {
    for (let i = 0; i < number; i++) {
      await Promise.resolve()
      await Promise.resolve()
      const before = this.clock
      this.waiting.shift()?.()
      this.slices.push(this.clock - before)
    }
    await Promise.resolve()
  }

  async untilIdle(): Promise<void> {
    do await this.turns(1)
    while (this.waiting.length > 0)
  }
}

const GAME = choiceIn(7, 60)
const evaluate = (game: Game, playouts: number) =>
  ({ kind: 'evaluate', game, seed: 1, playouts }) as const
/** What is found in one go. */
const evaluationOf = (game: Game, seed: number): Evaluation<ArabRevolt> => {
  const task = evaluating(MIND, { ...evaluate(game, 200), seed })
  while (!task.step());
  return task.result()
}
const simulate = (from: number, games: number) =>
  ({
    kind: 'simulate',
    game: newGame(),
    seats: { british: 'random', rebels: 'random' },
    seed: 3,
    from,
    games,
    until: 'end',
  }) as const

describe('the workbench', () => {
  test('moves as the bot itself does', async () => {
    for (const level of ['newcomer', 'steward', 'officer', 'planner'] as const) {
      const line = new Line()
      const { result } = line.lab.ask({ kind: 'move', game: GAME, level, seed: 4 })
      await line.untilIdle()
      const { option, why } = await result
      expect(option).toEqual(moveOf(MIND, LEVELS[level], GAME, { seed: 4 }).option)
      expect(why === null).toBe(level !== 'planner')
    }
  })

  test('tells how far an evaluation is, again and again, and then that it is done', async () => {
    const line = new Line()
    const seen: Evaluation<ArabRevolt>[] = []
    const { result } = line.lab.ask(evaluate(GAME, 300), (one) => seen.push(one))
    await line.untilIdle()
    const last = await result
    expect(seen.length).toBeGreaterThan(2)
    const counts = [...seen, last].map(({ playouts }) => playouts)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    const sign = question(GAME)!.by === 'british' ? 1 : -1
    const values = last.answers.map(({ value }) => sign * value)
    expect(values).toEqual([...values].sort((a, b) => b - a))
    for (const { value, interval } of last.answers) {
      expect(interval[0]).toBeLessThanOrEqual(value)
      expect(interval[1]).toBeGreaterThanOrEqual(value)
    }
  })

  test('looks at a dozen answers often enough to compare them, where a bot would not', async () => {
    const [line, game] = [new Line(), choiceIn(7, 60)]
    const { result } = line.lab.ask(evaluate(game, 1600))
    await line.untilIdle()
    const { answers } = await result
    const compared = Math.min(12, options(game).length)
    const known = answers.filter(({ visits, closed }) => visits >= 25 || closed)
    expect(known.length).toBeGreaterThanOrEqual(compared)
  })

  test('lets others in after at most 10 ms', async () => {
    const line = new Line()
    const { result } = line.lab.ask(evaluate(GAME, 150))
    await line.untilIdle()
    await result
    expect(Math.max(...line.slices)).toBeLessThanOrEqual(10)
  })

  test('says nothing more of a job that was dropped', async () => {
    const line = new Line()
    const heard: unknown[] = []
    const errand = line.lab.ask(evaluate(GAME, 100_000), (one) => heard.push(one))
    await line.turns(3)
    const before = heard.length
    errand.drop()
    await expect(errand.result).rejects.toBeInstanceOf(Dropped)
    const told = line.told.length
    await line.untilIdle()
    expect(line.told).toHaveLength(told)
    expect(heard).toHaveLength(before)
  })

  test('never begins a job that was dropped before it could', async () => {
    const line = new Line()
    const errand = line.lab.ask(evaluate(GAME, 50))
    errand.drop()
    await expect(errand.result).rejects.toBeInstanceOf(Dropped)
    await line.untilIdle()
    expect(line.told).toEqual([])
  })

  test('rests when it is told to, also at what is asked meanwhile, and goes on', async () => {
    const line = new Line()
    const first = line.lab.ask(evaluate(GAME, 60))
    await line.turns(2)
    line.lab.rest(true)
    const second = line.lab.ask(simulate(0, 2))
    const told = line.told.length
    await line.turns(20)
    expect(line.told).toHaveLength(told)
    line.lab.rest(false)
    await line.untilIdle()
    expect((await first.result).playouts).toBe(60)
    expect((await second.result).results).toHaveLength(2)
  })

  test('takes nothing late for an answer to another job', async () => {
    const line = new Line()
    const first = line.lab.ask(evaluate(GAME, 30))
    const second = line.lab.ask(simulate(0, 4))
    first.drop()
    await expect(first.result).rejects.toBeInstanceOf(Dropped)
    await line.untilIdle()
    expect((await second.result).results).toHaveLength(4)
  })

  test('works at several jobs in turn', async () => {
    const line = new Line()
    const long = line.lab.ask(evaluate(GAME, 500))
    const short = line.lab.ask({
      kind: 'move',
      game: GAME,
      level: 'planner',
      seed: 1,
    })
    await line.untilIdle()
    const done = line.told.flatMap((one) => (one.told === 'done' ? [one.id] : []))
    expect(done).toEqual([2, 1])
    await Promise.all([long.result, short.result])
  })

  test('tells of a job that fails, and goes on with the next', async () => {
    const broken = new Line(false)
    const errand = broken.lab.ask(evaluate(GAME, 5))
    const failed = expect(errand.result).rejects.toThrow('nobody has learned it')
    await broken.untilIdle()
    await failed
    const line = new Line()
    const over = { ...GAME, choices: ['no such answer', ...GAME.choices] } as unknown as Game
    const bad = line.lab.ask(evaluate(over, 5))
    const refused = expect(bad.result).rejects.toThrow()
    await line.untilIdle()
    await refused
    const good = line.lab.ask(evaluate(GAME, 5))
    await line.untilIdle()
    expect((await good.result).playouts).toBeGreaterThan(0)
  })

  test('says that it is there, also while it rests or has to fetch something', async () => {
    const line = new Line()
    line.lab.rest(true)
    const errand = line.lab.ask(evaluate(GAME, 5))
    expect(line.lab.isSilent()).toBe(false)
    expect(line.told).toEqual([{ told: 'here' }])
    expect(line.lab.isSilent()).toBe(false)
    line.lab.rest(false)
    await line.untilIdle()
    expect((await errand.result).playouts).toBeGreaterThan(0)
  })

  test('fails all that was asked when whoever works there has died', async () => {
    const line = new Line()
    const errand = line.lab.ask(evaluate(GAME, 5))
    line.lab.fail('the worker has died')
    await expect(errand.result).rejects.toThrow('has died')
  })

  describe('in a thread', () => {
    /** Threads that do nothing, one after the other, and a lab in the first of them. */
    const threaded = (most = Infinity) => {
      const threads: (Thread & { readonly asked: object[] })[] = []
      const start = () => {
        if (threads.length === most) throw new Error('no more threads')
        const asked: object[] = []
        const thread = {
          asked,
          postMessage: (one: object) => asked.push(one),
          onmessage: null,
          onerror: null,
          terminate: () => undefined,
        }
        threads.push(thread)
        return thread
      }
      const page = { isSeen: true }
      return { threads, page, ...labIn(start, () => page.isSeen) }
    }
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())
    const minute = 60_000
    const jobs = ({ asked }: { readonly asked: object[] }) => asked.filter((one) => 'job' in one)

    test('asks another once when the first dies, and fails when that dies too', async () => {
      const { threads, lab } = threaded()
      const errand = lab.ask(evaluate(GAME, 5))
      const failed = expect(errand.result).rejects.toThrow('out of memory')
      threads[0]!.onerror?.({ message: 'out of memory' })
      expect(threads).toHaveLength(2)
      expect(threads[1]!.asked).toEqual(threads[0]!.asked)
      threads[1]!.onerror?.({ message: 'out of memory' })
      await failed
      expect(threads).toHaveLength(2)
    })

    test('fails when there is no other to ask', async () => {
      const { threads, lab } = threaded(1)
      const errand = lab.ask(evaluate(GAME, 5))
      const failed = expect(errand.result).rejects.toThrow('out of memory')
      threads[0]!.onerror?.({ message: 'out of memory' })
      await failed
    })

    test('takes one that has said a word and is silent then for dead, before whoever asks gives up', async () => {
      const { threads, lab } = threaded()
      vi.advanceTimersByTime(5 * minute)
      const errand = lab.ask(evaluate(GAME, 5))
      const failed = expect(errand.result).rejects.toThrow('died')
      threads[0]!.onmessage?.({ data: { told: 'here' } })
      vi.advanceTimersByTime(minute / 4)
      expect(threads).toHaveLength(1)
      vi.advanceTimersByTime(minute / 2)
      expect(threads).toHaveLength(2)
      expect(jobs(threads[1]!)).toEqual(jobs(threads[0]!))
      threads[1]!.onmessage?.({ data: { told: 'here' } })
      vi.advanceTimersByTime(minute)
      await failed
      expect(threads).toHaveLength(2)
    })

    test('but none that has to be fetched itself, the second no more than the first', async () => {
      const { threads, lab, close } = threaded()
      const errand = lab.ask(evaluate(GAME, 5))
      const failed = expect(errand.result).rejects.toThrow('closed')
      vi.advanceTimersByTime(5 * minute)
      expect(threads).toHaveLength(1)
      threads[0]!.onmessage?.({ data: { told: 'here' } })
      vi.advanceTimersByTime(minute)
      expect(threads).toHaveLength(2)
      // A late word of the first is none of the second.
      threads[0]!.onmessage?.({ data: { told: 'here' } })
      vi.advanceTimersByTime(5 * minute)
      close()
      await failed
    })

    test('nor one that says a word, has nothing to do, or that nobody sees', async () => {
      const { threads, page, lab, close } = threaded()
      const errand = lab.ask(evaluate(GAME, 5))
      const dropped = expect(errand.result).rejects.toBeInstanceOf(Dropped)
      for (let i = 0; i < 20; i++) {
        threads[0]!.onmessage?.({ data: { told: 'here' } })
        vi.advanceTimersByTime(minute / 4)
      }
      page.isSeen = false
      vi.advanceTimersByTime(5 * minute)
      errand.drop()
      page.isSeen = true
      vi.advanceTimersByTime(5 * minute)
      await dropped
      expect(threads).toHaveLength(1)
      close()
      expect(vi.getTimerCount()).toBe(0)
    })

    test('hears nothing more of one that has died or was closed', async () => {
      const { threads, lab, close } = threaded()
      const errand = lab.ask(evaluate(GAME, 5))
      const failed = expect(errand.result).rejects.toThrow('closed')
      const { onerror } = threads[0]!
      onerror?.({ message: 'out of memory' })
      threads[0]!.onerror?.({ message: 'out of memory' })
      close()
      threads[1]!.onerror?.({ message: 'out of memory' })
      await failed
      expect(threads).toHaveLength(2)
    })
  })

  test('is a player at a table', async () => {
    const line = new Line()
    const choosing = botAt(line.lab, 'officer').choose(GAME, { seed: 2 })
    await line.untilIdle()
    expect(await choosing).toEqual(moveOf(MIND, LEVELS.officer, GAME, { seed: 2 }).option)
  })
})

describe('a simulation', () => {
  const run = async (from: number, games: number): Promise<Simulation> => {
    const line = new Line()
    const { result } = line.lab.ask(simulate(from, games))
    await line.untilIdle()
    return result
  }

  test('by two workers comes to the same as by one', async () => {
    const [whole, one, other] = await Promise.all([run(0, 12), run(0, 5), run(5, 7)])
    expect(mergeSimulations([other, one])).toEqual(whole)
  })

  test('counts each game once: how it ended, the Will after each round, what stood where', async () => {
    const { results, ends, wills, standing } = await run(0, 24)
    expect(results).toHaveLength(24)
    expect(ends).toHaveLength(24)
    expect(standing.games).toBe(24)
    expect(standing.sums).toHaveLength(board(newGame()).map.length)
    expect(standing.held.every((games, i) => games <= 24 && games <= standing.sums[i]!)).toBe(true)
    const firstRound = Object.values(wills[0]!).reduce((sum, one) => sum + one, 0)
    expect(firstRound).toBe(24)
    expect(wills[0]!['0'] ?? 0).toBe(ends.filter((one) => one === 1).length)
  })

  test('to the next count ends there: nobody has won, and the same stands where', async () => {
    for (const level of ['random', 'officer'] as const) {
      const counted = async (until: 'end' | 'count') => {
        const line = new Line()
        const seats = { british: level, rebels: level }
        const { result } = line.lab.ask({ ...simulate(0, 3), seats, until })
        await line.untilIdle()
        return result
      }
      const [short, whole] = [await counted('count'), await counted('end')]
      expect(short.games).toBe(3)
      expect(short.results).toEqual([])
      expect(short.standing).toEqual(whole.standing)
      expect(short.wills).toEqual(whole.wills.slice(0, 1))
    }
  })

  test('tells on its way of whole games alone', async () => {
    for (const british of ['officer', 'planner'] as const) {
      const line = new Line()
      const seats = { british, rebels: 'random' } as const
      const told: Simulation[] = []
      const job = { ...simulate(0, 5), seats }
      const { result } = line.lab.ask(job, (one) => told.push(one))
      await line.untilIdle()
      await result
      expect(told.some(({ games }) => games > 0 && games < 5)).toBe(true)
      for (const { games, wills, standing } of told) {
        expect(standing.games).toBe(games)
        const first = Object.values(wills[0] ?? {}).reduce((sum, one) => sum + one, 0)
        expect(first).toBe(games)
      }
    }
  })

  test('with bots goes decision by decision', async () => {
    const line = new Line()
    const job = { ...simulate(0, 1), seats: { british: 'officer', rebels: 'steward' } } as const
    const { result } = line.lab.ask(job)
    await line.untilIdle()
    expect((await result).results).toHaveLength(1)
    expect(Math.max(...line.slices)).toBeLessThanOrEqual(10)
  })
})

/** An evaluation of one answer. */
const evaluated = (
  playouts: number,
  one: Partial<Evaluated<ArabRevolt>>,
): Evaluation<ArabRevolt> => {
  const { value = 0.5 } = one
  const interval = [value - 0.1, value + 0.1] as const
  return {
    playouts,
    value,
    answers: [{ option: 'pass', visits: playouts, value, interval, closed: false, ...one }],
    why: { line: [], now: 0, then: 0, count: [], terms: [], playouts, looked: 1, answers: 3 },
  }
}

describe('two evaluations together', () => {
  test('weigh each answer by how often it was looked at', () => {
    const both = mergeEvaluations([evaluated(30, { value: 0.5 }), evaluated(10, { value: 0.9 })], 1)
    expect(both.playouts).toBe(40)
    expect(both.answers[0]!.value).toBeCloseTo(0.6, 10)
    const [from, to] = both.answers[0]!.interval
    expect(to - from).toBeLessThan(0.2)
  })

  test('count all that both have looked at', () => {
    const both = mergeEvaluations([evaluated(30, {}), evaluated(10, { option: 'event' })], 1)
    expect(both.why).toMatchObject({ playouts: 40, looked: 2, answers: 3 })
  })

  test('are sure of an answer where one of them knows all that can follow', () => {
    const known = evaluated(3, { value: 0.7, interval: [0.7, 0.7], closed: true })
    const [both] = mergeEvaluations([evaluated(30, { value: 0.5 }), known], 1).answers
    expect(both).toMatchObject({ visits: 33, value: 0.7, interval: [0.7, 0.7], closed: true })
    expect(mergeEvaluations([evaluated(30, {}), evaluated(3, {})], 1).answers[0]!.closed).toBe(
      false,
    )
  })

  test('of a question of chance are worth the mean by its odds, not the luckiest that can come', () => {
    const game = newGame()
    expect(question(game)?.by).toBe('chance')
    const all = odds(game)
    const whole = all.reduce((sum, { weight }) => sum + weight, 0)
    const worth = (option: Option) => MIND.value(boardsOf(MIND, game, [option]).after)
    const mean = all.reduce((sum, { option, weight }) => sum + (weight / whole) * worth(option), 0)
    const parts = [1, 2].map((seed) => evaluationOf(game, seed))
    const both = mergeEvaluations(parts, 0)
    for (const { value } of [...parts, both]) expect(value).toBeCloseTo(mean, 10)
    expect(Math.max(...both.answers.map(({ value }) => value))).toBeGreaterThan(1.2 * mean)
    const unlike = [evaluated(30, { value: 0.5 }), evaluated(10, { value: 0.9, option: 'done' })]
    expect(mergeEvaluations(unlike, 0).value).toBeCloseTo(0.6, 10)
    expect(both.why.line[0]).toEqual(parts[0]!.why.line[0])
  })
})

test('of a game that is over is told who has won, and no answer', () => {
  const game = playedOn(2, 5000)
  const value = outcome(game)!.winner === 'british' ? 1 : 0
  const parts = [1, 2].map((seed) => evaluationOf(game, seed))
  for (const sign of [1, 0] as const)
    expect(mergeEvaluations(parts, sign)).toMatchObject({ value, answers: [], why: { line: [] } })
  expect(() => moveOf(MIND, LEVELS.planner, game, { seed: 1 })).toThrow('the game is over')
})
