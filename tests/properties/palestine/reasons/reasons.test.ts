import { beforeAll, expect, test } from 'vitest'
import { REASONS, type Game, type Reason } from '../../../../src/games/palestine/rules/index'
import { operation } from '../../../games/palestine/kit'
import { heldAgainst, saidIn } from './random-games'

/** Reasons for which a random game seldom gives an occasion. */
const SELDOM = ['all-are-owed', 'no-chit-left', 'none-available', 'opens-no-space', 'troops-here']

let said: ReturnType<typeof saidIn>

beforeAll(() => {
  said = saidIn(7_000, 200)
})

test('Every refusal of 200 random games of Palestine says what is true of the board', () => {
  expect(said.falsely).toEqual([])
})

test('all reasons are met in them but those that need a rare occasion', () => {
  expect(REASONS.filter((reason) => !said.met.has(reason))).toEqual(SELDOM)
})

const ALL_CHITS = { 0: 3, 1: 3, 2: 3 }

test.each<[Reason, Game]>([
  [
    'no-chit-left',
    operation('patrol', { gaza: { cellsActive: 1 } }, { haganah: 0, intel: ALL_CHITS }),
  ],
  ['opens-no-space', operation('rob', { haifa: { police: 1, cellsUnderground: 1 } })],
])('%s is said where it is true', (reason, game) => {
  const met = heldAgainst(game).filter(([one]) => one.reason === reason)
  expect(met.length).toBeGreaterThan(0)
  expect(met.every(([, isTrue]) => isTrue)).toBe(true)
})
