import { mindOf } from '../../../../src/bots/mind'
import { randomFrom } from '../../../../src/bots/random'
import { unpackWeights } from '../../../../src/bots/weights'
import { PERCEPTION, weights } from '../../../../src/games/palestine/bots/index'
import {
  DOOR,
  apply,
  chanceAnswer,
  newGame,
  options,
  question,
  type Game,
  type Setup,
} from '../../../../src/games/palestine/rules/index'

export const MIND = mindOf(DOOR, PERCEPTION, unpackWeights(await weights()))

/** The game after so many answers at random, chance's too; or as far as it goes. */
export const playedOn = (seed: number, answers: number, setup: Setup = {}): Game => {
  const random = randomFrom(seed)
  let game = newGame(setup)
  for (let i = 0; i < answers; i++) {
    const legal = options(game)
    const by = question(game)?.by
    if (by === undefined) break
    const answer =
      by === 'chance' ? chanceAnswer(game, random()) : legal[Math.floor(random() * legal.length)]!
    game = apply(game, answer)
  }
  return game
}

/** A position of a random game in which a player has a real choice, earlier where it ends before. */
export const choiceIn = (seed: number, answers: number, setup: Setup = {}): Game => {
  for (let more = 0; ; more++) {
    const game = playedOn(seed, answers + more, setup)
    const by = question(game)?.by
    if (by === undefined) return choiceIn(seed, Math.floor(answers / 2), setup)
    if (by !== 'chance' && options(game).length > 1) return game
  }
}
