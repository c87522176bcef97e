import { describe, expect, test } from 'vitest'
import {
  NEIGHBOURS,
  SPACES,
  adjacent,
  type SpaceId,
} from '../../../../src/games/arab-revolt/rules/index'

/** 1.3.5 Who borders whom, space by space. */
const BORDERS: Readonly<Record<SpaceId, string>> = {
  galilee: 'haifa-district samaria railway-haifa-syria lebanon syria transjordan',
  'haifa-district': 'galilee samaria haifa railway-tel-aviv-haifa railway-haifa-syria',
  samaria: 'galilee haifa-district lydda jerusalem-district railway-tel-aviv-haifa transjordan',
  lydda:
    'samaria jerusalem-district gaza tel-aviv-jaffa railway-egypt-tel-aviv railway-tel-aviv-jerusalem railway-tel-aviv-haifa',
  'jerusalem-district': 'samaria lydda gaza jerusalem railway-tel-aviv-jerusalem transjordan',
  gaza: 'lydda jerusalem-district railway-egypt-tel-aviv transjordan egypt',
  haifa: 'haifa-district railway-tel-aviv-haifa railway-haifa-syria',
  'tel-aviv-jaffa':
    'lydda railway-egypt-tel-aviv railway-tel-aviv-jerusalem railway-tel-aviv-haifa',
  jerusalem: 'jerusalem-district railway-tel-aviv-jerusalem',
  'railway-egypt-tel-aviv': 'lydda gaza tel-aviv-jaffa egypt',
  'railway-tel-aviv-jerusalem': 'lydda jerusalem-district tel-aviv-jaffa jerusalem',
  'railway-tel-aviv-haifa': 'haifa-district samaria lydda haifa tel-aviv-jaffa',
  'railway-haifa-syria': 'galilee haifa-district haifa syria',
  lebanon: 'galilee syria',
  syria: 'galilee railway-haifa-syria lebanon transjordan',
  transjordan: 'galilee samaria jerusalem-district gaza syria',
  egypt: 'gaza railway-egypt-tel-aviv',
}

const sorted = (spaces: readonly string[]): string[] => [...spaces].sort()

describe('1.3.5 Adjacency', () => {
  test.each(SPACES)('%s borders these spaces and no others', (space) => {
    expect(sorted(NEIGHBOURS[space])).toEqual(sorted(BORDERS[space].split(' ')))
  })

  test('37 pairs border each other', () => {
    expect(Object.values(NEIGHBOURS).flat()).toHaveLength(2 * 37)
  })

  test('a space borders those that border it, each once, and never itself', () => {
    for (const space of SPACES) {
      for (const other of NEIGHBOURS[space]) expect(NEIGHBOURS[other]).toContain(space)
      expect(new Set(NEIGHBOURS[space]).size).toBe(NEIGHBOURS[space].length)
      expect(NEIGHBOURS[space]).not.toContain(space)
    }
  })

  test('neighbours are asked for pair by pair as well', () => {
    expect(adjacent('haifa', 'haifa-district')).toBe(true)
    expect(adjacent('haifa', 'tel-aviv-jaffa')).toBe(false)
    expect(adjacent('haifa', 'haifa')).toBe(false)
  })
})

test('1.3.4: the Tel Aviv-Jaffa to Haifa Railway borders its two Cities and three Districts', () => {
  expect(sorted(NEIGHBOURS['railway-tel-aviv-haifa'])).toEqual([
    'haifa',
    'haifa-district',
    'lydda',
    'samaria',
    'tel-aviv-jaffa',
  ])
})

test('R29: four Districts border Transjordan', () => {
  const districts = NEIGHBOURS.transjordan.filter((space) => space !== 'syria')
  expect(sorted(districts)).toEqual(['galilee', 'gaza', 'jerusalem-district', 'samaria'])
})
