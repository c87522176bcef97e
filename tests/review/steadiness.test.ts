import { expect, test } from 'vitest'
import { ratioFor } from '../../src/review/steadiness'
import type { Seat } from '../../src/store/index'

const player: Seat = { kind: 'player', name: '' }
const bot = (level: string): Seat => ({ kind: 'bot', level, seed: 1 })
const stoodInFor: Seat = { kind: 'bot', level: 'newcomer', seed: 1, standIn: true }
const MEASURED = { officer: 0.9, planner: 0.7 }

test.each([
  [player, player, 0.7],
  [bot('commander'), bot('planner'), 0.7],
  [bot('strategist'), bot('officer'), 0.9],
  [player, bot('newcomer'), 0.9],
  [player, stoodInFor, 0.7],
])(
  'The ratio of a game is that of the side for which it is worse: %j, %j',
  (british, rebels, ratio) => {
    expect(ratioFor({ british, rebels }, MEASURED)).toBe(ratio)
  },
)

test('Without a measurement there is none', () => {
  expect(ratioFor({ british: player, rebels: player }, {})).toBeNull()
})
