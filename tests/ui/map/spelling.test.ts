import { expect, test } from 'vitest'
import type { SpaceId } from '../../../src/games/index'
import { SCREEN } from '../../screen'
import { NOTHING_TYPED, isSpelling, spaceNamed, spelled } from '../../../src/ui/map/spelling'

/** Where letters lead that are typed quickly, one after the other. */
const typed = (letters: string, from: SpaceId = 'samaria'): SpaceId | null => {
  let spelling = NOTHING_TYPED
  for (const letter of letters) spelling = spelled(spelling, letter, 100)
  return spaceNamed(spelling, from, SCREEN)
}

test('A letter leads to the next name that begins with it', () => {
  expect(typed('g')).toBe('gaza')
  expect(typed('g', 'gaza')).toBe('galilee')
  expect(typed('gg', 'galilee')).toBe('gaza')
})

test('A word leads to the name that begins with it', () => {
  expect(typed('je')).toBe('jerusalem-district')
  expect(typed('jerusalem', 'jerusalem')).toBe('jerusalem')
  expect(typed('telavivj')).toBe('tel-aviv-jaffa')
  expect(typed('EG')).toBe('railway-egypt-tel-aviv')
  expect(typed('EGYPT')).toBe('egypt')
})

test('What is no name leads nowhere', () => {
  expect(typed('x')).toBeNull()
})

test('A word is over when its next letter does not come', () => {
  const g = spelled(NOTHING_TYPED, 'g', 0)
  expect(isSpelling(g, 500)).toBe(true)
  expect(isSpelling(g, 2000)).toBe(false)
  expect(spelled(g, 's', 2000).typed).toBe('s')
})
