import { LEVELS, type LevelId } from '../bots/levels'
import type { Mind } from '../bots/mind'
import { moveOf } from '../bots/player'
import { seededNumber } from '../coin/chance'
import type { Game } from '../coin/game'
import type { OptionOf, World } from '../coin/world'

/**
 * A game that two of the same level play on, to its end. The same seed gives the same game. What chance answers
 * may be heard, with the game before it.
 */
export const playedOn = <W extends World>(
  mind: Mind<W>,
  level: LevelId,
  from: Game<W>,
  seed: number,
  hear: (before: Game<W>, answer: OptionOf<W>) => void = () => undefined,
): Game<W> => {
  const { door } = mind
  let game = from
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
