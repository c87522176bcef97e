import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { CARDS as ARAB_REVOLT } from '../../src/games/arab-revolt/rules/index'
import { CARDS as PALESTINE } from '../../src/games/palestine/rules/index'
import type { Tallies } from '../../src/openings/kept-games'
import { FEW, gamesIn, rowsOf, type Tally } from '../../src/openings/tally'

const BOOKS = [
  { of: 'arab-revolt', cards: ARAB_REVOLT, sides: ['british', 'rebels'] },
  { of: 'palestine', cards: PALESTINE, sides: ['british', 'irgun'] },
]

describe.each(BOOKS)('The shipped book of $of', ({ of, cards, sides }) => {
  const text = readFileSync(`src/games/${of}/bots/book.json`, 'utf8')
  const book = JSON.parse(text) as Tallies

  test('is light', () => {
    expect(gzipSync(text).length).toBeLessThanOrEqual(60_000)
  })

  test('tells of places that there are, and its rows are no more than what they belong to', () => {
    const check = (tally: Tally): void => {
      const { rows, others } = rowsOf(tally)
      const [all, won] = tally
      for (const i of [0, 1]) expect(won[i]).toBeLessThanOrEqual(all[i]!)
      for (const [turns, games] of [all, won]) expect(games).toBeLessThanOrEqual(turns)
      expect(others).toBeGreaterThanOrEqual(0)
      for (const row of rows) check(row.tally)
    }
    expect(Object.keys(book)).toEqual(['officer', 'planner'])
    for (const { 2: places = {} } of Object.values(book))
      for (const [place, tally] of Object.entries(places)) {
        const [campaign, card = '', side, order] = place.split('/')
        expect(['1', '2', '3', '*']).toContain(campaign)
        expect(card === '*' || Object.hasOwn(cards, card)).toBe(true)
        expect(sides).toContain(side)
        expect(['first', 'second']).toContain(order)
        check(tally)
        for (const one of Object.values(tally[2] ?? {}))
          expect(gamesIn(one)).toBeGreaterThanOrEqual(FEW)
      }
  })
})
