import { expect, test } from 'vitest'
import { board, type Position } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, contents, play, rebels, there, whyNot } from '../../../../kit'

const one = { guerrillasUnderground: 1 }
const FOUR = { galilee: one, lydda: one, gaza: one, haifa: one }

const sabotage = (chit: 1 | 2 | 3, rest: Omit<Partial<Position>, 'spaces'> = {}) =>
  rebels('sabotage', FOUR, rest, { chit })

test('Coordinate: one more space than the chit says (4.3.2)', () => {
  const game = play(sabotage(1), 'coordinate', 6, 'gaza', 'lydda')
  expect(there(game, 'lydda', 'opposition')).toBe(1)
  expect(asked(game)).toBe('turn.box by british')
})

test('Coordinate: also after the last space that the chit allows (4.3.2)', () => {
  const reached = play(sabotage(3), 'galilee', 'lydda', 'gaza')
  expect(whyNot(reached, 'haifa')).toEqual({ rule: '3.1', reason: 'no-more-spaces' })
  const more = play(reached, 'coordinate', 6)
  expect(can(more, 'haifa')).toBe(true)
  expect(there(play(more, 'haifa'), 'haifa', 'opposition')).toBe(1)
})

test('Coordinate: the fourth space need not be used (4.3.2)', () => {
  const game = play(sabotage(3), 'galilee', 'lydda', 'gaza', 'coordinate', 6, 'done')
  expect(contents(game, 'haifa')).toEqual(one)
  expect(asked(game)).toBe('chit-effect.guerrilla by british')
})

test('Coordinate: a roll up to the number of Bases shifts Unity toward Centralized (4.3.2)', () => {
  const spaces = { gaza: { bases: 1, guerrillasUnderground: 1 }, lydda: { bases: 1 } }
  const game = play(rebels('rally', spaces), 'coordinate')
  expect(asked(game)).toBe('roll.die by chance')
  expect(board(play(game, 2)).unity).toBe(3)
  expect(board(play(game, 3)).unity).toBe(2)
})

test('R40: Bases abroad count in the roll', () => {
  const spaces = { gaza: { bases: 1 }, syria: { bases: 2 } }
  expect(board(play(rebels('rally', spaces), 'coordinate', 3)).unity).toBe(3)
})

test('Coordinate: without a Base every roll fails, and the space is there all the same (4.3.2)', () => {
  const game = play(sabotage(1), 'coordinate', 1, 'gaza')
  expect(board(game).unity).toBe(2)
  expect(can(game, 'lydda')).toBe(true)
})

test('R32: nothing happens beyond Centralized', () => {
  const game = play(rebels('rally', { gaza: { bases: 2 } }, { unity: 4 }), 'coordinate', 1)
  expect(board(game).unity).toBe(4)
  expect(board(game).politicalWill).toBe(10)
})

test('R6: the printed value decides the effect: a coordinated 2 removes, and brings no Irregular', () => {
  const game = play(sabotage(2), 'coordinate', 6, 'gaza', 'lydda', 'haifa', 'gaza')
  expect(contents(game, 'gaza')).toEqual({ opposition: 1 })
  expect(board(game).available.irregulars).toBe(6)
})

test('R6: a coordinated 1 has no effect', () => {
  const game = play(sabotage(1), 'coordinate', 6, 'gaza', 'lydda')
  expect(contents(game, 'gaza')).toEqual({ guerrillasActive: 1, opposition: 1 })
  expect(asked(game)).toBe('turn.box by british')
})
