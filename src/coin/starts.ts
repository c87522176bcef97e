import type { Pile } from './piles'

export type Random = () => number

/** So many of these, each once. */
export const drawn = <T>(random: Random, number: number, from: readonly T[]): T[] => {
  const left = [...from]
  return Array.from(
    { length: number },
    () => left.splice(Math.floor(random() * left.length), 1)[0]!,
  )
}

/** The cards of so many piles that are behind us: their Events, and then a Propaganda card each. */
export const pilesPlayed = <Card>(
  random: Random,
  piles: number,
  deck: {
    readonly pile: Pile
    readonly events: readonly Card[]
    readonly propagandas: readonly Card[]
  },
): Card[] => {
  const events = drawn(random, (deck.pile.size - 1) * piles, deck.events)
  return [...events, ...drawn(random, piles, deck.propagandas)]
}
