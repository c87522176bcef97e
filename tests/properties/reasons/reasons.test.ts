import { expect, test } from 'vitest'
import { falselySaid } from './random-games'

test('Every refusal of 400 random games says what is true of the board', () => {
  expect(falselySaid(5_000, 400)).toEqual([])
})
