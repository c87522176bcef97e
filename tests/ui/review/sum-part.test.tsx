// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Analysis } from '../../../src/review/analysis'
import type { Seat } from '../../../src/store/index'
import { SumPart } from '../../../src/ui/review/sum-part'
import { REVIEW } from '../../../src/ui/words/en/review'

afterEach(cleanup)

const planner: Seat = { kind: 'bot', level: 'planner', seed: 1 }

/** A game whose first side has won or lost, in which chance gave it so much. */
const analysis = (end: 0 | 1000, luck: number, ratio: number): Analysis => ({
  ...{ playouts: 100, seed: 1, weights: 'cafe', made: '2026-11-20T12:00:00.000Z' },
  ...{ answers: 2, of: 2, over: true, start: 500, end, ratios: { planner: ratio } },
  weighed: [{ of: 'chance', at: 0, change: luck }],
})

const show = (given: Analysis) =>
  render(
    <SumPart
      analysis={given}
      sides={['the British', 'Irgun']}
      seats={{ british: planner, irgun: planner }}
    />,
  )

test.each([
  [1000, 300, 'the result is 70.0 of 100. Between'],
  [1000, -120, 'the result is 112.0 of 100: who won had bad luck. Between'],
  [0, 250, 'the result is −25.0 of 100: who won had bad luck. Between'],
] as const)('A result of %i, to which chance gave %i, without it', (end, luck, sentence) => {
  show(analysis(end, luck, 0.57))
  expect(screen.getByText(/Without what chance gave/).textContent).toContain(sentence)
  expect(screen.getByText(/vary 0\.57 times as much/)).toBeTruthy()
})

test('Where it would be hardly steadier, no result without luck is told, but why', () => {
  show(analysis(1000, 300, 0.93))
  expect(screen.queryByText(/Without what chance gave/)).toBeNull()
  expect(screen.getByText(/it would vary 0\.93 times as much/)).toBeTruthy()
})

test.each([
  [100, 1],
  [300, 0],
])('Where chance gave %i of 500, it says %i times that little is explained', (luck, times) => {
  show(analysis(1000, luck, 0.57))
  expect(screen.queryAllByText(REVIEW.vague)).toHaveLength(times)
})
