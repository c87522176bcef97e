/*
 * What the door hands out cannot be used to change a game.
 */
import { expect, test } from 'vitest'
import {
  apply,
  board,
  facts,
  newGame,
  options,
  question,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, event, firstToAct, play, position } from '../../../../kit'

test('options are frozen, and so is each of them', () => {
  const game = play(firstToAct('rebels', { samaria: { guerrillasUnderground: 1 } }), 1, 2)
  expect(asked(game)).toBe('turn.chit by rebels')
  expect(Object.isFrozen(options(game))).toBe(true)
  for (const option of options(game)) expect(Object.isFrozen(option)).toBe(true)
})

test('what a question is about is a copy: the roll keeps its target', () => {
  const game = event('A20', 'unshaded', 'british', { syria: { bases: 2 } })
  const about = question(game)?.about as { target: number }
  about.target = 0
  expect(question(game)?.about.target).toBe(2)
  expect(board(apply(game, 1)).unity).toBe(2)
})

test('the cause of a question, which facts bear too, is frozen', () => {
  const game = event('A20', 'unshaded', 'british', { syria: { bases: 2 } })
  expect(Object.isFrozen(question(game)?.why)).toBe(true)
  expect(
    facts(game).every(({ why }) => Object.isFrozen(why) || why.what === 'first-eligible'),
  ).toBe(true)
})

test('the Capabilities of a board are its own', () => {
  const capabilities = [{ card: 'A2', side: 'shaded' }] as const
  const game = newGame({ position: position({}, { played: ['A2'], capabilities }) })
  const mine = board(game).capabilities[0] as { side: string }
  mine.side = 'unshaded'
  expect(board(apply(game, 'A1')).capabilities).toEqual(capabilities)
})
