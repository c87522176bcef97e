import { expect, test } from 'vitest'
import { wrapped } from '../../../src/ui/map/wrapped'

/** As if an M were three times as wide as any other letter. */
const widthOf = (line: string): number =>
  Array.from(line).reduce((sum, letter) => sum + (letter === 'M' ? 3 : 1), 0)

test('a line holds as many words as are wide enough together, however many letters they have', () => {
  expect(wrapped('iiii iiii iiii', 9, widthOf)).toEqual(['iiii iiii', 'iiii'])
  expect(wrapped('MMM iiii iiii', 9, widthOf)).toEqual(['MMM', 'iiii iiii'])
})

test('a word that is wider than a line has one to itself', () => {
  expect(wrapped('i MMMM i', 5, widthOf)).toEqual(['i', 'MMMM', 'i'])
})
