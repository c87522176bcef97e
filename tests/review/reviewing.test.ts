import { expect, test, vi } from 'vitest'
import type { OpenLab } from '../../src/bots/lab/open'
import { openLab } from '../../src/bots/lab/open'
import { writeRecord } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { accountOf } from '../../src/review/account'
import { createReview, keptAnalysis, reviewedGame } from '../../src/review/reviewing'
import { createTable, recordOf } from '../../src/store/index'
import { exploring } from '../../src/store/table/exploring'
import { playOn, seated } from '../store/playing'
import { PLAYERS } from '../who-sits'

const EFFORT = { playouts: 4, threads: 2 }

/** A table with a game of some moments, its review, and the labs that this has opened. */
const playing = (moments: number) => {
  const table = seated({ seats: PLAYERS })
  playOn(table, moments)
  const labs: (OpenLab & { closed: boolean })[] = []
  const open = () => {
    const lab = { ...openLab(), closed: false, close: () => void (lab.closed = true) }
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
      exploring(table.getState()).goTo(2)
    }
    const game = reviewedGame(table.getState())
    review.getState().tidy()
    expect(review.getState().dropped).toBe(why)
    expect(table.getState().analysis).toBeNull()
    expect(reviewedGame(table.getState())).toBe(game)
  },
)
