import {
  answerCount,
  options,
  question,
  seededChance,
  seededNumber,
  type Game,
  type Option,
} from '../games/index'

/** The sides answer uniformly at random, by a seed other than that of chance. */
export const randomAnswer = (game: Game, seed: number): Option => {
  if (question(game)?.by === 'chance') return seededChance(seed)(game)
  const legal = options(game)
  return legal[Math.floor(seededNumber(~seed, answerCount(game)) * legal.length)] as Option
}
