/* The sides answer uniformly at random, by a seed other than that of chance. */
import {
  answerCount,
  options,
  question,
  seededChance,
  seededNumber,
  type Game,
  type Option,
} from '../src/games/index'
import { present, type TableStore } from '../src/store/index'

export const randomAnswer = (game: Game, seed: number): Option => {
  if (question(game)?.by === 'chance') return seededChance(seed)(game)
  const legal = options(game)
  return legal[Math.floor(seededNumber(~seed, answerCount(game)) * legal.length)]!
}

/** One answer for whoever is asked, or the end of a turn that is over; nothing after the end of the game. */
export const playRandom = (table: { readonly getState: () => TableStore }): void => {
  const state = table.getState()
  const now = present(state)
  if (!state.setup || !now) return
  if (now.turnOver) state.endTurn()
  else if (question(now.game) !== null) state.answer(randomAnswer(now.game, state.setup.seed))
}
