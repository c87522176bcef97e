import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COUNTRIES, DISTRICTS, SPACES } from '../../../src/games/arab-revolt/rules/index'
import { isArrow, middleOf, towards, type Arrow } from '../../../src/ui/map/compass'
import * as geography from '../../../src/mandate/geography'
import { INNER } from '../../../src/ui/map/view'

test('Every space has its place on the sheet', () => {
  const { OUTLINES, CITIES, RAILS } = geography
  const drawn = [OUTLINES, CITIES, RAILS].flatMap((kind) => Object.keys(kind))
  expect(drawn.sort()).toEqual([...SPACES].sort())
})

test('Outlines are closed', () => {
  for (const area of [...DISTRICTS, ...COUNTRIES])
    expect(geography.OUTLINES[area]).toMatch(/^M[^M]+z$/)
})

test('The geography stays small', () => {
  const file = new URL('../../../src/mandate/geography.ts', import.meta.url)
  expect(statSync(file).size).toBeLessThan(60_000)
})

test('Every space is within the frame', () => {
  for (const space of SPACES) {
    const [x, y] = middleOf(space)
    expect(x > INNER.left && x < INNER.right && y > INNER.top && y < INNER.bottom).toBe(true)
  }
})

const ARROWS: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

test('Arrows lead from any space to every other', () => {
  for (const start of SPACES) {
    const reached = new Set<string>([start])
    for (const space of reached)
      for (const arrow of ARROWS) {
        const next = towards(space, arrow, SPACES)
        if (next) reached.add(next)
      }
    expect(reached.size, start).toBe(SPACES.length)
  }
})

test('An arrow goes where it points', () => {
  expect(towards('tel-aviv-jaffa', 'ArrowRight', SPACES)).toBe('lydda')
  expect(towards('galilee', 'ArrowUp', SPACES)).toBe('lebanon')
  expect(towards('lebanon', 'ArrowUp', SPACES)).toBeNull()
  expect(isArrow('Enter')).toBe(false)
})
