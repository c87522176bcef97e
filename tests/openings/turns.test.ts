import { describe, expect, test } from 'vitest'
import {
  DOOR,
  apply,
  board,
  newGame,
  outcome,
  question,
  record,
  type Game,
} from '../../src/games/arab-revolt/rules/index'
import { BOXES } from '../../src/coin/boxes'
import { OPENINGS } from '../../src/games/arab-revolt/bots/index'
import { turnsIn } from '../../src/openings/turns'
import { randomAnswer } from '../play-random'

const playedTo = (seed: number, isEnough: (game: Game) => boolean): Game => {
  let game = newGame()
  while (question(game) !== null && !isEnough(game)) game = apply(game, randomAnswer(game, seed))
  return game
}

describe('The turns of a game', () => {
  test('are two a card, of each side one, with what was chosen in them', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const game = playedTo(seed, () => false)
      const { turns, board: last } = turnsIn(DOOR, OPENINGS, record(game))
      expect(last).toEqual(board(game))
      expect(outcome(game)).not.toBeNull()
      const cards = new Map<string, string[]>()
      for (const { where, box, action } of turns) {
        const [, card, side, order] = where
        expect(BOXES).toContain(box)
        expect(action).not.toBe('')
        cards.set(card, [...(cards.get(card) ?? []), `${order} ${side}`])
      }
      for (const orders of cards.values())
        expect([
          ['first british', 'second rebels'],
          ['first rebels', 'second british'],
        ]).toContainEqual(orders)
    }
  })

  test('are told only when they are over', () => {
    let game = newGame()
    let before = 0
    for (let at = 0; at < 60; at++) {
      const { turns } = turnsIn(DOOR, OPENINGS, record(game))
      const { phase } = board(game)
      const isOpen = phase === 'first-eligible' || phase === 'second-eligible'
      const boxes = record(game).answers.length === 0 ? 0 : turns.length
      expect(boxes - before).toBeLessThanOrEqual(1)
      if (isOpen && question(game)!.ask === 'turn.box')
        expect(
          turns.some(
            ({ where }) =>
              where[1] === board(game).played.at(-1) &&
              where[3] === (phase === 'first-eligible' ? 'first' : 'second'),
          ),
        ).toBe(false)
      before = boxes
      game = apply(game, randomAnswer(game, 8))
    }
    expect(before).toBeGreaterThan(2)
  })
})
