import type { Setup } from '../arab-revolt'

/** From where a game may begin. */
export const STARTS = ['printed', 'example-deck', 'example-end'] as const
export type Start = (typeof STARTS)[number]

/** What the rules are told of it. The example is loaded only when it is asked for. */
export const rulesOf = async (start: Start): Promise<Setup> => {
  if (start === 'printed') return {}
  const { EXAMPLE_DECK, exampleEnd } = await import('./example/steps')
  return start === 'example-deck' ? { deck: EXAMPLE_DECK } : { position: exampleEnd() }
}
