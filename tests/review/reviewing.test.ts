import { expect, test, vi } from 'vitest'
import type { ReviewJob } from '../../src/bots/lab/messages'
import type { OpenLab } from '../../src/bots/lab/open'
import { openLab } from '../../src/bots/lab/open'
import { writeRecord } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { accountOf } from '../../src/review/account'
import { createReview, keptAnalysis, reviewedGame } from '../../src/review/reviewing'
import { options, sameOption, type House } from '../../src/games/index'
import { createTable, present, recordOf } from '../../src/store/index'
import { exploring } from '../../src/store/table/exploring'
import { playOn, seated } from '../store/playing'
import { PLAYERS } from '../who-sits'

const EFFORT = { playouts: 4, threads: 2 }

type Stretch = Pick<ReviewJob<House>, 'from' | 'until'>

/** A lab, and what it was asked to review. */
type Opened = OpenLab & { closed: boolean; stretch: () => Stretch }

const stretchOf = ({ stretch }: Opened): Stretch => stretch()

/** A table with a game of some moments, its review, and the labs that this has opened. */
const playing = (moments: number) => {
  const table = seated({ seats: PLAYERS })
  playOn(table, moments)
  const labs: Opened[] = []
  const open = () => {
    const opened = openLab()
    const ask = vi.spyOn(opened.lab, 'ask')
    const stretch = () => ask.mock.calls[0]![0] as Stretch
    const lab = { ...opened, stretch, closed: false, close: () => void (lab.closed = true) }
    labs.push(lab)
    return lab
  }
  return { table, review: createReview(table, open), labs }
}

const doing = ({ review }: ReturnType<typeof playing>) => review.getState().doing

test('A review is kept with its game, and comes back with it', async () => {
  const all = playing(12)
  const { table, review, labs } = all
  review.getState().start(EFFORT)
  expect(doing(all)).toMatchObject({ is: 'working', done: 0 })
  await vi.waitFor(() => expect(doing(all)).toEqual({ is: 'idle' }), 60_000)
  expect(labs.map(({ closed }) => closed)).toEqual([true, true])
  const { analysis } = keptAnalysis(table.getState())
  expect(analysis).toMatchObject({ playouts: 4, over: false })
  const { start, luck, byFirst, bySecond, residual, result } = accountOf(analysis!)
  expect(start + luck + byFirst + bySecond + residual).toBe(result)

  const text = writeRecord(recordOf(table.getState(), '2026-11-19T12:00:00.000Z')!)
  const again = createTable()
  again.getState().open(readRecord(text).game!)
  expect(keptAnalysis(again.getState()).analysis).toEqual(analysis)
})

test('A review that is cancelled tells nothing more', async () => {
  const all = playing(12)
  const { table, review, labs } = all
  review.getState().start(EFFORT)
  review.getState().cancel()
  expect(doing(all)).toEqual({ is: 'idle' })
  expect(labs.every(({ closed }) => closed)).toBe(true)
  review.getState().start(EFFORT)
  await vi.waitFor(() => expect(doing(all)).toEqual({ is: 'idle' }), 60_000)
  expect(table.getState().analysis).not.toBeNull()
})

/** Long enough to hear of it before it is done. */
const LONG_EFFORT = { playouts: 60, threads: 2 }

/** How much has been weighed while it works. */
const doneBy = (all: ReturnType<typeof playing>): number => {
  const now = doing(all)
  return now.is === 'working' ? now.done : 0
}

/** When some of it has been weighed, and not all; how much. */
const someWeighed = async (all: ReturnType<typeof playing>): Promise<number> => {
  let so = 0
  await vi.waitFor(() => {
    so = doneBy(all)
    expect(so).toBeGreaterThan(0)
  }, 60_000)
  return so
}

const isClosed = ({ labs }: ReturnType<typeof playing>) => labs.every(({ closed }) => closed)

/** What of an analysis does not tell when it was made. */
const foundBy = async (
  all: ReturnType<typeof playing>,
): Promise<ReturnType<typeof keptAnalysis>['analysis']> => {
  await vi.waitFor(() => expect(doing(all)).toEqual({ is: 'idle' }), 60_000)
  const { analysis } = keptAnalysis(all.table.getState())
  return analysis && { ...analysis, made: '' }
}

test('While nobody sees the page a review waits, and it goes on from there with the same result', async () => {
  const [all, other] = [playing(30), playing(30)]
  const { review } = all
  review.getState().start(LONG_EFFORT)
  const so = await someWeighed(all)
  review.getState().see(false)
  expect(isClosed(all)).toBe(true)
  expect(doneBy(all)).toBeGreaterThanOrEqual(so)
  const { length } = all.labs
  review.getState().see(true)
  expect(all.labs.length).toBeGreaterThan(length)
  const stretches = all.labs.map(stretchOf)
  const [asked, left] = [stretches.slice(0, length), stretches.slice(length)]
  const goesOn = ({ until }: Stretch) => left.find((one) => one.until === until)?.from ?? until
  const leftOut = asked.reduce((sum, one) => sum + goesOn(one) - one.from, 0)
  expect(leftOut).toBe(doneBy(all))
  other.review.getState().start(LONG_EFFORT)
  const found = await foundBy(all)
  expect(found).not.toBeNull()
  expect(found).toEqual(await foundBy(other))
})

test('One that is begun while nobody sees the page begins when somebody does', async () => {
  const all = playing(6)
  const { review } = all
  review.getState().see(false)
  review.getState().start(EFFORT)
  expect(all.labs).toEqual([])
  review.getState().see(true)
  expect(await foundBy(all)).not.toBeNull()
})

test('Whoever leaves a review stops it, and finds what was weighed when coming back', async () => {
  const all = playing(30)
  const { review } = all
  review.getState().start(LONG_EFFORT)
  const so = await someWeighed(all)
  review.getState().leave()
  expect(doing(all)).toEqual({ is: 'idle' })
  expect(isClosed(all)).toBe(true)
  review.getState().see(false)
  review.getState().see(true)
  expect(doing(all)).toEqual({ is: 'idle' })
  review.getState().start(LONG_EFFORT)
  expect(doneBy(all)).toBeGreaterThanOrEqual(so)
  expect(await foundBy(all)).not.toBeNull()
})

test('Playing on stops a review; exploring does not', () => {
  const all = playing(12)
  const { table, review } = all
  review.getState().start(EFFORT)
  exploring(table.getState()).explore(3)
  expect(doing(all)).toMatchObject({ is: 'working' })
  exploring(table.getState()).switchBranch(0)
  const game = reviewedGame(table.getState())
  playOn(table, 1)
  expect(reviewedGame(table.getState())).not.toBe(game)
  expect(doing(all)).toEqual({ is: 'idle' })
  expect(table.getState().analysis).toBeNull()
})

test('A lab that fails says so', async () => {
  const { table } = playing(6)
  const broken = {
    ask: () => ({ result: Promise.reject(new Error('gone')), drop: () => undefined }),
  }
  const review = createReview(table, () => ({
    lab: broken as never,
    apart: true,
    close: () => undefined,
  }))
  review.getState().start(EFFORT)
  await vi.waitFor(() => expect(review.getState().doing).toEqual({ is: 'failed', message: 'gone' }))
})

test('Where only one of two workers can be made, a review says so and lets go of that one', async () => {
  const { table } = playing(6)
  const close = vi.fn()
  let made = 0
  const review = createReview(table, () => {
    if (made++ > 0) throw new Error('no workers')
    return { ...openLab(), close }
  })
  review.getState().start(EFFORT)
  const failed = { is: 'failed', message: 'no workers' }
  await vi.waitFor(() => expect(review.getState().doing).toEqual(failed))
  expect(close).toHaveBeenCalledOnce()
})

test('Where no worker can be made at all, a review says so', async () => {
  const { table } = playing(6)
  const review = createReview(table, () => {
    throw new Error('no workers')
  })
  review.getState().start(EFFORT)
  const failed = { is: 'failed', message: 'no workers' }
  await vi.waitFor(() => expect(review.getState().doing).toEqual(failed))
  review.getState().leave()
  expect(review.getState().doing).toEqual({ is: 'idle' })
})

test('What is taken back can be redone: its analysis is kept, and a review is of all that was played', async () => {
  const all = playing(8)
  const { table, review } = all
  const game = reviewedGame(table.getState())
  review.getState().start(EFFORT)
  const found = await foundBy(all)
  exploring(table.getState()).goTo(2)
  review.getState().tidy()
  expect(review.getState().dropped).toBeNull()
  expect(reviewedGame(table.getState())).toBe(game)
  review.getState().start(EFFORT)
  expect(await foundBy(all)).toEqual(found)
  exploring(table.getState()).goTo(7)
  expect(await foundBy(all)).toEqual(found)
})

/** Another answer than the one that was given at a moment. */
const answerOtherwise = (table: ReturnType<typeof playing>['table'], at: number): void => {
  const given = table.getState().branches[0]!.line[at + 1]!.steps[0]!.answer
  exploring(table.getState()).goTo(at)
  const { game } = present(table.getState())!
  table.getState().answer(options(game).find((one) => !sameOption(one, given))!)
}

test.each([
  ['damaged', { of: 3 }],
  ['foreign', null],
] as const)(
  'What was kept and is %s is dropped, and the game is still there',
  async (why, kept) => {
    const all = playing(8)
    const { table, review } = all
    if (kept !== null) table.getState().act(() => ({ analysis: kept }))
    else {
      review.getState().start(EFFORT)
      await vi.waitFor(() => expect(doing(all)).toEqual({ is: 'idle' }), 60_000)
      answerOtherwise(table, 2)
    }
    const game = reviewedGame(table.getState())
    review.getState().tidy()
    expect(review.getState().dropped).toBe(why)
    expect(table.getState().analysis).toBeNull()
    expect(reviewedGame(table.getState())).toBe(game)
  },
)
