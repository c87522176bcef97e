import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Dropped } from '../../../src/bots/lab/lab'
import type { Evaluation, Simulation } from '../../../src/bots/lab/messages'
import { newGame, question, type House, type Option } from '../../../src/games/index'
import { Places } from '../../../src/store/lab/around'
import { createLab, type Lab } from '../../../src/store/lab/lab'
import { outcomeOf, playedIn } from '../../../src/store/lab/run'
import { LAB } from '../../../src/ui/words/en/lab'
import { choiceIn } from '../../bots/positions'
import { FakeAround } from './fake-bench'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const GAME = choiceIn(7, 60)
const OTHER = choiceIn(8, 40)
const MOVE = { kind: 'move', game: GAME, level: 'commander', seed: 1 } as const
const SEATS = { british: 'random', rebels: 'random' } as const

const found = (visits: number, value: number, option: Option = 'pass'): Evaluation<House> => ({
  playouts: visits,
  value,
  answers: [{ option, visits, value, interval: [value - 0.05, value + 0.05], closed: false }],
  why: { line: [], now: 0, then: 0, count: [], terms: [], playouts: 0, looked: 0, answers: 0 },
})

const opened = (workers = 2) => {
  const around = new FakeAround(workers)
  return { around, lab: createLab(around), at: (i: number) => around.benches[i]! }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const doing = ({ lab }: ReturnType<typeof opened>) => lab.getState().thought?.doing

describe('thinking about a position', () => {
  test('asks two workers, shows what they have found together, and settles with the last', async () => {
    const { around, lab, at } = opened()
    lab.getState().look(GAME)
    const [one, other] = [at(0).jobs('evaluate')[0]!, at(1).jobs('evaluate')[0]!]
    expect(one.job.seed).not.toBe(other.job.seed)
    expect(one.job.playouts + other.job.playouts).toBe(around.playouts)
    at(0).tell({ id: one.id, told: 'so-far', result: found(10, 0.4) })
    expect(lab.getState().thought?.evaluation?.playouts).toBe(10)
    at(1).tell({ id: other.id, told: 'done', result: found(50, 0.6) })
    await settle()
    expect(lab.getState().thought?.doing).toBe('thinking')
    at(0).tell({ id: one.id, told: 'done', result: found(50, 0.4) })
    await settle()
    const { thought } = lab.getState()
    expect(thought?.doing).toBe('settled')
    expect(thought?.evaluation?.playouts).toBe(100)
    expect(thought?.evaluation?.answers[0]?.value).toBeCloseTo(0.5, 10)
  })

  test('changes what is shown at most some five times a second', () => {
    const { around, lab, at } = opened()
    let clock = 0
    Object.assign(around, { now: () => clock })
    lab.getState().look(GAME)
    let changes = 0
    lab.subscribe(() => (changes += 1))
    const [{ id } = { id: 0 }] = at(0).jobs('evaluate')
    for (; clock < 1000; clock += 10)
      at(0).tell({ id, told: 'so-far', result: found(1 + clock, 0.5) })
    expect(changes).toBeGreaterThanOrEqual(4)
    expect(changes).toBeLessThanOrEqual(8)
  })

  test('nothing late is shown of a position that was left', async () => {
    const { lab, at } = opened()
    lab.getState().look(GAME)
    const [late] = at(0).jobs('evaluate')
    lab.getState().look(OTHER)
    expect(at(0).dropped).toContain(late!.id)
    at(0).tell({ id: late!.id, told: 'so-far', result: found(10, 0.9) })
    at(0).tell({ id: late!.id, told: 'done', result: found(50, 0.9) })
    await settle()
    expect(lab.getState().thought).toMatchObject({
      game: OTHER,
      doing: 'thinking',
      evaluation: null,
    })
  })

  test.each([
    ['stopped', 'stop'],
    [undefined, 'close'],
  ] as const)('is %s at once by “%s”', async (then, action) => {
    const table = opened()
    const { lab, at } = table
    lab.getState().look(GAME)
    const ids = [0, 1].map((i) => at(i).jobs('evaluate')[0]!.id)
    lab.getState()[action]()
    ids.forEach((id, i) => expect(at(i).dropped).toContain(id))
    at(0).tell({ id: ids[0]!, told: 'so-far', result: found(10, 0.9) })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(doing(table)).toBe(then)
    expect(lab.getState().thought?.evaluation ?? null).toBeNull()
  })

  test('is over eight seconds after the first word with what there is', async () => {
    const table = opened()
    table.lab.getState().look(GAME)
    const [{ id } = { id: 0 }] = table.at(0).jobs('evaluate')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(doing(table)).toBe('thinking')
    table.at(0).tell({ id, told: 'so-far', result: found(10, 0.4) })
    await vi.advanceTimersByTimeAsync(7900)
    expect(doing(table)).toBe('thinking')
    await vi.advanceTimersByTimeAsync(200)
    expect(doing(table)).toBe('settled')
    expect(table.at(1).dropped).toHaveLength(1)
  })

  test('that has not begun after a minute has failed, and can be asked again', async () => {
    const table = opened()
    const { lab, at } = table
    lab.getState().look(GAME)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(lab.getState().thought).toMatchObject({ doing: 'failed', evaluation: null })
    expect(LAB.because(lab.getState().thought!.message!)).toMatch(/could not be fetched/)
    lab.getState().think()
    expect(doing(table)).toBe('thinking')
    const [{ id } = { id: 0 }] = at(2).jobs('evaluate')
    at(2).tell({ id, told: 'so-far', result: found(10, 0.4) })
    await vi.advanceTimersByTimeAsync(8100)
    expect(lab.getState().thought).toMatchObject({
      doing: 'settled',
      evaluation: { playouts: 10 },
    })
  })

  test('at which chance is asked finds the mean of what may come', async () => {
    const { lab, at } = opened(1)
    const game = newGame('arab-revolt')
    expect(question(game)?.by).toBe('chance')
    lab.getState().look(game)
    const [{ id } = { id: 0 }] = at(0).jobs('evaluate')
    const [lucky, unlucky] = [found(30, 0.9), found(70, 0.2, 'done')]
    const answers = [...unlucky.answers, ...lucky.answers]
    at(0).tell({ id, told: 'done', result: { ...unlucky, playouts: 100, value: 0.41, answers } })
    await settle()
    expect(lab.getState().thought?.evaluation?.value).toBe(0.41)
  })

  test('rests while the page is hidden, and goes on when it is seen', async () => {
    const table = opened()
    const { lab, at } = table
    lab.getState().look(GAME)
    lab.getState().see(false)
    expect(doing(table)).toBe('waiting')
    expect(at(0).dropped).toHaveLength(1)
    lab.getState().look(OTHER)
    await settle()
    expect(at(0).jobs('evaluate')).toHaveLength(1)
    lab.getState().see(true)
    expect(lab.getState().thought).toMatchObject({ game: OTHER, doing: 'thinking' })
    // Whoever has stopped it is not asked again.
    lab.getState().stop()
    lab.getState().see(false)
    lab.getState().see(true)
    expect(doing(table)).toBe('stopped')
  })

  test('what the store no longer holds is not told again', () => {
    const { lab, at } = opened(1)
    lab.getState().look(GAME)
    const [{ id } = { id: 0 }] = at(0).jobs('evaluate')
    lab.setState({ thought: null })
    at(0).tell({ id, told: 'so-far', result: found(10, 0.4) })
    expect(lab.getState().thought).toBeNull()
  })

  test('what was found is known again, after a reload too', async () => {
    const { around, lab, at } = opened(1)
    lab.getState().look(GAME)
    const [{ id } = { id: 0 }] = at(0).jobs('evaluate')
    at(0).tell({ id, told: 'done', result: found(100, 0.4) })
    await settle()
    lab.getState().look(OTHER)
    lab.getState().look(GAME)
    expect(lab.getState().thought).toMatchObject({
      doing: 'settled',
      evaluation: { playouts: 100 },
    })
    const again = createLab(around)
    again.getState().look(GAME)
    expect(again.getState().thought?.doing).toBe('settled')
    expect(around.benches).toHaveLength(1)
  })

  test.each([
    ['another build has found', (text: string) => text.replace('this build', 'another')],
    ['is no longer whole', (text: string) => text.replace('"answers":', '"other":')],
    ['is something else', () => '[["key", {}]]'],
  ])('what %s is looked for again', async (_, changed) => {
    const { around, lab, at } = opened(1)
    lab.getState().look(GAME)
    const [{ id } = { id: 0 }] = at(0).jobs('evaluate')
    at(0).tell({ id, told: 'done', result: found(100, 0.4) })
    await settle()
    expect(changed(around.text!)).not.toBe(around.text)
    around.text = changed(around.text!)
    const again = createLab(around)
    again.getState().look(GAME)
    expect(again.getState().thought?.doing).toBe('thinking')
  })

  test('says what went wrong, and opens other workers when it is asked again', async () => {
    const table = opened()
    const { lab, at } = table
    lab.getState().look(GAME)
    at(0).lab.fail('out of memory')
    await settle()
    expect(lab.getState().thought).toMatchObject({ doing: 'failed', message: 'out of memory' })
    expect([at(0).isClosed, at(1).isClosed]).toEqual([true, true])
    lab.getState().think()
    expect(table.around.benches).toHaveLength(4)
    expect(doing(table)).toBe('thinking')
  })
})

/** Games of which every second was won by the first Faction. */
const played = (from: number, games: number): Simulation => ({
  from,
  games,
  results: Array.from({ length: games }, (_, i) => (from + i) % 2),
  ends: Array.from({ length: games }, () => 1),
  wills: [{ 4: games }],
  standing: { games, sums: [games], held: [] },
})

describe('games played out', () => {
  const wish = (games: number) => ({
    of: GAME,
    alternatives: [
      { name: 'one', game: GAME },
      { name: 'other', game: OTHER },
    ],
    seats: SEATS,
    games,
    until: 'end' as const,
  })

  test.each([1, 2])('are the same games with %i workers', async (workers) => {
    const { lab, at } = opened(workers)
    lab.getState().playOut(wish(9))
    for (let i = 0; i < workers; i++)
      for (const { id, job } of at(i).jobs('simulate'))
        at(i).tell({ id, told: 'done', result: played(job.from, job.games) })
    await settle()
    const run = lab.getState().run!
    expect(run.doing).toBe('done')
    expect(playedIn(run)).toBe(18)
    for (const alternative of [0, 1])
      expect(outcomeOf(run, alternative).results).toEqual(played(0, 9).results)
  })

  test('stop what is thought, can be cancelled, and keep what has been played', async () => {
    const { lab, at } = opened()
    lab.getState().look(GAME)
    lab.getState().playOut(wish(40))
    expect(lab.getState().thought?.doing).toBe('stopped')
    const [first] = at(0).jobs('simulate')
    at(0).tell({ id: first!.id, told: 'so-far', result: played(0, 6) })
    lab.getState().cancel()
    expect(lab.getState().run?.doing).toBe('cancelled')
    expect(playedIn(lab.getState().run!)).toBe(6)
    expect(at(1).dropped).toHaveLength(3)
    at(0).tell({ id: first!.id, told: 'done', result: played(0, 20) })
    await settle()
    expect(playedIn(lab.getState().run!)).toBe(6)
  })

  test('wait while the page is hidden, and go on with the next number', async () => {
    const { lab, at } = opened(1)
    lab.getState().playOut({ ...wish(10), alternatives: [{ name: 'one', game: GAME }] })
    const [first] = at(0).jobs('simulate')
    at(0).tell({ id: first!.id, told: 'so-far', result: played(0, 4) })
    lab.getState().see(false)
    expect(lab.getState().run?.doing).toBe('waiting')
    lab.getState().see(true)
    const again = at(0).jobs('simulate').at(-1)!
    expect(again.job).toMatchObject({ from: 4, games: 6 })
    at(0).tell({ id: again.id, told: 'done', result: played(4, 6) })
    await settle()
    const run = lab.getState().run!
    expect(run.doing).toBe('done')
    expect(outcomeOf(run, 0)).toEqual(played(0, 10))
  })

  test('to the next count tell what usually stands where, beside the others', async () => {
    const { lab, at } = opened()
    lab.getState().standFrom(GAME)
    const jobs = [0, 1].flatMap((place) => at(place).jobs('simulate'))
    expect(jobs.map(({ job }) => [job.until, job.from])).toEqual([
      ['count', 0],
      ['count', 100],
    ])
    for (const place of [0, 1])
      for (const { id, job } of at(place).jobs('simulate'))
        at(place).tell({ id, told: 'done', result: played(job.from, job.games) })
    await settle()
    expect(lab.getState().run).toBeNull()
    expect(outcomeOf(lab.getState().usual!, 0).standing.games).toBe(200)
    lab.getState().standFrom(null)
    expect(lab.getState().usual).toBeNull()
  })

  test('fail with a word', async () => {
    const { lab, at } = opened(1)
    lab.getState().playOut(wish(10))
    at(0).lab.fail('the worker has died')
    await settle()
    expect(lab.getState().run).toMatchObject({ doing: 'failed', message: 'the worker has died' })
  })

  test.each([0, 1])('fail with a word where only %i workers can be made', (made) => {
    const around = new FakeAround()
    const { benches, workers, playouts, now, kept } = around
    const open = () => {
      if (benches.length === made) throw new Error('no workers')
      return around.open()
    }
    const lab = createLab({ open, workers, playouts, now, kept })
    lab.getState().playOut(wish(10))
    expect(lab.getState().run).toMatchObject({ doing: 'failed', message: 'no workers' })
    expect(benches.map(({ isClosed }) => isClosed)).toEqual(Array(made).fill(true))
  })

  test('show nothing of the run before where no worker can be made', async () => {
    const around = new FakeAround(1)
    const { benches, workers, playouts, now, kept } = around
    const open = () => {
      if (benches.length === 1) throw new Error('no workers')
      return around.open()
    }
    const lab = createLab({ open, workers, playouts, now, kept })
    lab.getState().playOut(wish(9))
    for (const { id, job } of benches[0]!.jobs('simulate'))
      benches[0]!.tell({ id, told: 'done', result: played(job.from, job.games) })
    await settle()
    expect(playedIn(lab.getState().run!)).toBe(18)
    lab.getState().look(GAME)
    benches[0]!.lab.fail('the worker has died')
    await settle()
    lab.getState().playOut(wish(9))
    expect(lab.getState().run).toMatchObject({ doing: 'failed', message: 'no workers' })
    expect(playedIn(lab.getState().run!)).toBe(0)
  })
})

test.each([
  ['a move', (lab: Lab) => void lab.ask(MOVE)?.result.catch(() => undefined)],
  ['a measurement', (lab: Lab) => lab.gauge(GAME)],
])('places of work are closed where %s fails, and others are opened then', async (_, ask) => {
  const { around, lab, at } = opened()
  ask(lab.getState())
  at(0).lab.fail('out of memory')
  await settle()
  expect([at(0).isClosed, at(1).isClosed]).toEqual([true, true])
  lab.getState().look(GAME)
  expect(around.benches).toHaveLength(4)
})

test('a move that is dropped closes no place of work', async () => {
  const { lab, at } = opened()
  const errand = lab.getState().ask(MOVE)
  const dropped = expect(errand?.result).rejects.toBeInstanceOf(Dropped)
  errand?.drop()
  await dropped
  await settle()
  expect(at(0).isClosed).toBe(false)
})

test('what fails because its place was closed closes none that was opened since', async () => {
  const { lab, at } = opened()
  lab.getState().gauge(GAME)
  lab.getState().close()
  lab.getState().look(GAME)
  at(0).lab.fail('the lab was closed')
  await settle()
  expect([at(0).isClosed, at(2).isClosed]).toEqual([true, false])
})

test('places of work are all opened again where one of them could not be made', () => {
  const around = new FakeAround()
  let isShort = true
  const open = () => {
    if (isShort && around.benches.length === 1) throw new Error('no workers')
    return around.open()
  }
  const places = new Places({ open, workers: 2 })
  expect(() => places.all()).toThrow('no workers')
  expect(around.benches.map(({ isClosed }) => isClosed)).toEqual([true])
  isShort = false
  expect(places.all()).toHaveLength(2)
})

test('of two measurements the one that was begun last is told, however long the other takes', async () => {
  const { lab, at } = opened(1)
  lab.getState().gauge(GAME)
  lab.getState().gauge(OTHER)
  const finish = async (game: typeof GAME) => {
    for (const { id, job } of at(0).jobs('simulate'))
      if (job.game === game) at(0).tell({ id, told: 'done', result: played(job.from, job.games) })
    await settle()
  }
  await finish(OTHER)
  await finish(OTHER)
  const told = lab.getState().randomGame
  expect(told).not.toBeNull()
  await finish(GAME)
  await finish(GAME)
  expect(lab.getState().randomGame).toBe(told)
})

test('the positions of these tests ask a player', () => {
  for (const game of [GAME, OTHER]) expect(question(game)?.by).toMatch(/british|rebels/)
})
