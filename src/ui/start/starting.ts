import { positionOf, type Setup } from '../arab-revolt'

/** From where a game may begin. */
export const STARTS = ['printed', 'example-deck', 'example-end'] as const
export type Start = (typeof STARTS)[number]

/** What the rules are told of it. The example is loaded only when it is asked for. */
export const rulesOf = async (start: Start): Promise<Setup> => {
  if (start === 'printed') return {}
  const [{ EXAMPLE_OF_PLAY }, { played }] = await Promise.all([
    import('../../games/arab-revolt/lessons/example-of-play'),
    import('../../lessons/scenes'),
  ])
  if (start === 'example-deck') return EXAMPLE_OF_PLAY.setup
  const end = played(EXAMPLE_OF_PLAY).scenes.at(-1)?.game
  return end ? { position: positionOf(end.checkpoint) } : {}
}
