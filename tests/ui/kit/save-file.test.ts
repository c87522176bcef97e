import { expect, it } from 'vitest'
import { fileName } from '../../../src/ui/kit/save-file'

const DAY = new Date('2026-02-03T12:00:00Z')

it('A file bears its game, its name and its day', () => {
  expect(fileName('palestine', 'A Café, at last', DAY)).toBe(
    'palestine-A-Cafe-at-last-2026-02-03.json',
  )
  expect(fileName('palestine', '', DAY, 'png')).toBe('palestine-2026-02-03.png')
})

it('A file that does not say its game is of the first', () => {
  expect(fileName(undefined, 'x', DAY)).toBe('arab-revolt-x-2026-02-03.json')
})
