import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CARDS } from '../../src/games/arab-revolt/rules/index'
import type { Tallies } from '../../src/openings/kept-games'
import { FEW, rowsOf, type Tally } from '../../src/openings/tally'

const TEXT = readFileSync('src/games/arab-revolt/bots/book.json', 'utf8')
const BOOK = JSON.parse(TEXT) as Tallies

test('The shipped book is light', () => {
  expect(gzipSync(TEXT).length).toBeLessThanOrEqual(60_000)
})

test('It tells of places that there are, and its rows are no more than what they belong to', () => {
  const check = (tally: Tally): void => {
    const { rows, others } = rowsOf(tally)
    expect(tally[1]).toBeLessThanOrEqual(tally[0])
    expect(others).toBeGreaterThanOrEqual(0)
    for (const row of rows) check(row.tally)
  }
  expect(Object.keys(BOOK)).toEqual(['officer', 'planner'])
  for (const { 2: places = {} } of Object.values(BOOK))
    for (const [place, tally] of Object.entries(places)) {
      const [campaign, card = '', side, order] = place.split('/')
      expect(['1', '2', '3', '*']).toContain(campaign)
      expect(card === '*' || Object.hasOwn(CARDS, card)).toBe(true)
      expect(['british', 'rebels']).toContain(side)
      expect(['first', 'second']).toContain(order)
      check(tally)
      for (const [times] of Object.values(tally[2] ?? {})) expect(times).toBeGreaterThanOrEqual(FEW)
    }
})
