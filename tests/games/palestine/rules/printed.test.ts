/* What is printed: the map, the pieces, the cards. */
import { expect, test } from 'vitest'
import {
  CARDS,
  CARD_IDS,
  COASTAL,
  DISTRICT_OF,
  EVENT_CARDS,
  FACTIONS,
  NEIGHBOURS,
  SPACES,
  adjacent,
  board,
  count,
  newGame,
  onMap,
  type CardHeader,
  type CardId,
} from '../../../../src/games/palestine/rules/index'

test('1.3.1, 1.3.4, 1.3.5 thirteen spaces and twenty-six borders, each in both directions', () => {
  expect(SPACES).toHaveLength(13)
  const borders = SPACES.flatMap((space) => NEIGHBOURS[space].map((near) => [space, near] as const))
  expect(borders).toHaveLength(2 * 26)
  for (const [space, near] of borders) expect(adjacent(near, space)).toBe(true)
  // The example of 1.3.5.
  expect(NEIGHBOURS['railway-tel-aviv-haifa']).toEqual([
    'haifa-district',
    'samaria',
    'lydda',
    'haifa',
    'tel-aviv-jaffa',
  ])
})

test('1.3.2 every District but Jerusalem District is Coastal', () => {
  expect(COASTAL).toEqual(['galilee', 'haifa-district', 'samaria', 'lydda', 'gaza'])
})

test('4.2.3 each City borders exactly one District', () => {
  for (const [city, district] of Object.entries(DISTRICT_OF))
    expect(NEIGHBOURS[city as 'haifa'].filter((near) => !near.startsWith('railway'))).toEqual([
      district,
    ])
})

test('1.5 two Factions: the British, and Irgun with Lehi', () => {
  expect(FACTIONS).toEqual(['british', 'irgun'])
})

test('1.2, 1.4, 1.4.3, 2.1 set-up: 12 Troops and 3 Police, nine Cells and two Arms Caches on the map', () => {
  const start = board(newGame())
  expect(onMap(start, 'troops')).toBe(12)
  expect(onMap(start, 'police')).toBe(3)
  expect(onMap(start, 'cellsUnderground')).toBe(9)
  expect(onMap(start, 'armsCaches')).toBe(2)
  expect(start.available).toEqual({ troops: 0, police: 3, cells: 6, armsCaches: 3, curfews: 3 })
  expect(start).toMatchObject({ politicalWill: 18, haganah: 4, prison: 0, outOfGame: 0 })
  for (const space of SPACES) expect(count(start, 'cellsActive', space)).toBe(0)
})

test('5.2, 5.3, 5.4 thirty-five cards: eight Capabilities, five starred, three with one text', () => {
  const header = (card: CardId): CardHeader => CARDS[card]
  expect(CARD_IDS).toHaveLength(35)
  expect(EVENT_CARDS).toHaveLength(32)
  const of = (holds: (card: CardHeader) => boolean) =>
    CARD_IDS.filter((card) => holds(header(card)))
  expect(of(({ capabilityOf }) => capabilityOf === 'british')).toEqual(['P9', 'P17', 'P18', 'P29'])
  expect(of(({ capabilityOf }) => capabilityOf === 'irgun')).toEqual(['P13', 'P23', 'P25', 'P32'])
  expect(of(({ starred }) => starred === true)).toEqual(['P2', 'P4', 'P8', 'P20', 'P27'])
  expect(of(({ sides }) => sides.length === 1)).toEqual(['P4', 'P22', 'P26'])
  expect(of(({ kind }) => kind === 'propaganda')).toEqual(['P33', 'P34', 'P35'])
})
