import { LEVELS, type LevelId } from '../bots/levels'
import type { Mind } from '../bots/mind'
import { moveOf } from '../bots/player'
import { seededNumber, type Game, type House, type Option, type Setup } from '../games/index'

/**
 * A game between two of the same level, to its end. The same seed gives the same game. What chance answers
 * may be heard, with the game before it.
 */
export const playedBy = (
  mind: Mind<House>,
  level: LevelId,
  setup: Setup,
  seed: number,
  hear: (before: Game, answer: Option) => void = () => undefined,
): Game => {
  const { door } = mind
  let game = door.newGame(setup)
  for (let asked = door.question(game); asked !== null; asked = door.question(game)) {
    const byChance = asked.by === 'chance'
    const option = byChance
      ? door.chanceAnswer(game, seededNumber(seed, game.chances))
      : moveOf(mind, LEVELS[level], game, { seed }).option
    if (byChance) hear(game, option)
    game = door.apply(game, option)
  }
  return game
}
