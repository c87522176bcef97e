import { expect, test } from 'vitest'
import { simulateArguments } from '../../src/tools/arguments'
import { PRINTED } from '../../src/tools/printed'
import { simulate as simulateOf } from '../../src/tools/simulation'

const simulate = (games: number, seed: number) => simulateOf(PRINTED['arab-revolt']!, games, seed)

const sum = (tally: Readonly<Record<string, number>>): number =>
  Object.values(tally).reduce((a, b) => a + b, 0)

test('a simulation counts every game once, and the same seed gives the same games', () => {
  const report = simulate(40, 7)
  expect(report.games).toBe(40)
  expect(report.deadEnds).toBe(0)
  expect(sum(report.wins)).toBe(40)
  expect(sum(report.earlyVictories)).toBe(report.wins['rebels'])
  expect(report.finalVictories).toBe(report.wins['british'])
  expect(report.decisions).toBe(Math.round(report.decisionsPerGame.mean * 40))
  expect(report.decisionsPerGame.min).toBeLessThanOrEqual(report.decisionsPerGame.mean)
  expect(report.decisionsPerGame.max).toBeGreaterThanOrEqual(report.decisionsPerGame.mean)
  expect({ ...simulate(40, 7), ms: 0 }).toEqual({ ...report, ms: 0 })
  expect(simulate(40, 8).decisions).not.toBe(report.decisions)
})

test('it knows all 59 card sides, 8 Operations and 6 Special Activities by name', () => {
  const { cardSides, operations, activities } = simulate(40, 7)
  expect(Object.keys(cardSides)).toHaveLength(59)
  expect(cardSides).toHaveProperty(['A1.unshaded'])
  expect(cardSides).toHaveProperty(['A28.unshaded'])
  expect(cardSides).not.toHaveProperty(['A28.shaded'])
  expect(Object.keys(operations)).toHaveLength(8)
  expect(Object.keys(activities)).toHaveLength(6)
  expect(Math.min(...Object.values(operations), ...Object.values(activities))).toBeGreaterThan(0)
})

test('it knows the card sides, Operations and Special Activities of the second game', () => {
  const { game, wins, deadEnds, cardSides, operations, activities } = simulateOf(
    PRINTED['palestine']!,
    40,
    7,
  )
  expect([game, deadEnds, sum(wins)]).toEqual(['palestine', 0, 40])
  expect(Object.keys(cardSides)).toHaveLength(61)
  expect(Object.keys(operations)).toHaveLength(8)
  expect(Object.keys(activities)).toHaveLength(6)
  expect(Math.min(...Object.values(operations), activities['negotiate']!)).toBeGreaterThan(0)
})

test('every game that reaches a Propaganda Round is in the histogram of Political Will', () => {
  const { politicalWill, earlyVictories } = simulate(40, 7)
  const [first = {}, second = {}, third = {}] = politicalWill
  expect(sum(first)).toBe(40)
  expect(sum(second)).toBe(40 - (earlyVictories['1'] ?? 0))
  expect(sum(third)).toBe(sum(second) - (earlyVictories['2'] ?? 0))
})

test('the arguments have defaults, and what is wrong with them is said', () => {
  const given = { game: 'arab-revolt', games: 1000, seed: 1, json: false, time: false }
  expect(simulateArguments([])).toEqual(given)
  for (const seed of [['--seed', '-3'], ['--seed=-3']])
    expect(simulateArguments(['--games', '5', ...seed, '--json'])).toEqual({
      ...given,
      games: 5,
      seed: -3,
      json: true,
    })
  expect(simulateArguments(['--game', 'palestine'])).toEqual({ ...given, game: 'palestine' })
  expect(simulateArguments(['--json', '--time'])).toMatchObject({ json: true, time: true })
  expect(simulateArguments(['--help'])).toBeNull()
  expect(simulateArguments(['-3'])).toHaveProperty('error')
  for (const games of ['0', '-1', '1.5', 'many', '1e9'])
    expect(simulateArguments([`--games=${games}`])).toEqual({
      error: `--games wants a whole number from 1 to 1,000,000, not “${games}”`,
    })
  expect(simulateArguments(['--seed=x'])).toEqual({
    error: '--seed wants a whole number between -2,147,483,648 and 2,147,483,648, not “x”',
  })
  expect(simulateArguments(['--game', '5'])).toHaveProperty('error')
})
