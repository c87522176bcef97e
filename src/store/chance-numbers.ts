import { answerCount } from '../games/index'
import type { Moment } from './moment'

/** The answers of chance that led to a moment, by their numbers in the game. */
export const chanceNumbers = ({ game, steps }: Moment): number[] => {
  const first = answerCount(game) - steps.length
  return steps.flatMap(({ given }, index) => (given === 'chance' ? [first + index] : []))
}

/** Those of them that were asked for: chance was answered by hand. */
export const handNumbers = (moment: Moment): number[] =>
  moment.steps[0]?.given === 'chance' && !moment.turnBegins ? chanceNumbers(moment).slice(0, 1) : []
