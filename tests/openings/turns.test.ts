import { describe, expect, test } from 'vitest'
import {
  apply,
  board,
  door,
  newGame,
  outcome,
  question,
  record,
  schoolOf,
  type Game,
} from '../../src/games/index'
import { BOXES } from '../../src/coin/boxes'
import { turnsIn } from '../../src/openings/turns'
import { randomAnswer } from '../play-random'

const { OPENINGS } = await schoolOf('arab-revolt')

const playedTo = (seed: number, isEnough: (game: Game) => boolean): Game => {
  let game = newGame('arab-revolt')
  while (question(game) !== null && !isEnough(game)) game = apply(game, randomAnswer(game, seed))
  return game
}

describe('The turns of a game', () => {
  test('are two a card, of each side one, with what was chosen in them', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const game = playedTo(seed, () => false)
      const { turns, board: last } = turnsIn(door('arab-revolt'), OPENINGS, record(game))
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
    let game = newGame('arab-revolt')
    let before = 0
    for (let at = 0; at < 60; at++) {
      const { turns } = turnsIn(door('arab-revolt'), OPENINGS, record(game))
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
