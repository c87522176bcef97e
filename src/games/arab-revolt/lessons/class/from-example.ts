import type { Play } from '../../../../lessons/lesson'
import { answersOf } from '../../../../lessons/scenes'
import type { ArabRevolt, Option } from '../../rules/index'
import { EXAMPLE_OF_PLAY } from '../example-of-play'

const { steps } = EXAMPLE_OF_PLAY

/** The set-up of the rulebook's example: its first seven cards, with every roll and draw given. */
export const FROM_EXAMPLE = {
  game: 'arab-revolt',
  setup: EXAMPLE_OF_PLAY.setup,
  chance: 'given',
} as const

/** The answers of some of its steps, from one to another. */
export const answersFrom = (first: number, last: number): readonly Option[] =>
  steps.slice(first, last + 1).flatMap(answersOf)

/** Some of its steps at once, with words of the lesson. */
export const playFrom = (first: number, last: number, say: string): Play<ArabRevolt> => ({
  play: answersFrom(first, last),
  say,
})
