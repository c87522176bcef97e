import {
  answerCount,
  board,
  facts,
  question,
  refusals,
  type Ask,
  type Game,
  type Refused,
} from '../../../src/games/arab-revolt/rules/index'
import { type Scene, type Claim, NoPlace } from './scene'
import { CLAIMS } from './claims'

const holds = (claim: Claim, scene: Scene): boolean => {
  try {
    return claim(scene)
  } catch (error) {
    if (error instanceof NoPlace) return false
    throw error
  }
}

/** The refusals of a question whose sentence is not true of the board. */
export const falseRefusals = (game: Game): readonly (Refused & { readonly ask: Ask })[] => {
  const asked = question(game)
  if (asked === null) return []
  const now = board(game)
  const told = facts(game, answerCount(game) - game.choices.length)
  return refusals(game)
    .filter(
      ({ option, reason, numbers = {} }) =>
        !holds(CLAIMS[reason], { game, now, asked, option, numbers, told }),
    )
    .map((one) => ({ ...one, ask: asked.ask }))
}
