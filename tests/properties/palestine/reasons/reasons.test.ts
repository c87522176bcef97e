import { beforeAll, expect, test } from 'vitest'
import { REASONS } from '../../../../src/games/palestine/rules/index'
import { saidIn } from './random-games'

/** Reasons for which a random game seldom gives an occasion. */
const SELDOM = [
  'all-are-owed',
  'needs-city-with-curfew',
  'no-chit-left',
  'no-irgun-allowed',
  'none-available',
  'opens-no-space',
  'troops-here',
]

let said: ReturnType<typeof saidIn>

beforeAll(() => {
  said = saidIn(7_000, 100)
})

test('Every refusal of 100 random games of Palestine says what is true of the board', () => {
  expect(said.falsely).toEqual([])
})

test('all reasons are met in them but those that need a rare occasion', () => {
  expect(REASONS.filter((reason) => !said.met.has(reason))).toEqual(SELDOM)
})
