import { expect, test } from 'vitest'
import { randomFrom } from '../../../../src/bots/random'
import { PERCEPTION } from '../../../../src/games/arab-revolt/bots/index'
import {
  DOOR,
  STARTING_POSITION,
  board,
  newGame,
  propagandaPlayed,
  type Position,
} from '../../../../src/games/arab-revolt/rules/index'
import { expectPlayable } from '../../../bots/starts'

test('a start of each kind can be played, and the same numbers give the same one', () =>
  expectPlayable(DOOR, PERCEPTION))

const guerrillas = (spaces: Position['spaces']): number =>
  Object.values(spaces).reduce(
    (sum, { guerrillasUnderground = 0 }) => sum + guerrillasUnderground,
    0,
  )

test('a whole game has all campaigns ahead, and from none to all of the printed Guerrillas', () => {
  const setups = Array.from({ length: 200 }, (_, i) =>
    PERCEPTION.startOf('whole', randomFrom(i), i),
  )
  for (const setup of setups) expect(propagandaPlayed(board(newGame(setup)))).toBe(0)
  const printed = guerrillas(STARTING_POSITION.spaces)
  const seen = new Set(setups.map(({ position }) => guerrillas(position?.spaces ?? {})))
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: printed + 1 }, (_, i) => i))
})
