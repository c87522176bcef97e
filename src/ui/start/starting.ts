import { positionOf, type GameId, type Setup } from '../../games/index'
import { offerOf } from '../screen/cover'

/** From where a game may begin. */
export const STARTS = ['printed', 'example-deck', 'example-end'] as const
export type Start = (typeof STARTS)[number]

/** What the rules are told of it. The example is loaded only when it is asked for. */
export const rulesOf = async (game: GameId, start: Start): Promise<Setup> => {
  const example = offerOf(game)?.example
  if (start === 'printed' || !example) return {}
  const [lesson, { played }] = await Promise.all([example.lesson(), import('../../lessons/scenes')])
  if (start === 'example-deck') return lesson.setup
  const end = played(lesson).scenes.at(-1)?.game
  return end ? { position: positionOf(end, end.checkpoint) } : {}
}
