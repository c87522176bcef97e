import type { StartKind } from '../../../coin/perception'
import { drawn, type Random } from '../../../coin/starts'
import {
  CAMPAIGNS,
  CITIES,
  EVENT_CARDS,
  MAX_POLITICAL_WILL,
  MUNICH,
  PILE,
  PROPAGANDA_CARDS,
  STARTING_POSITION,
  UNITY_VALUES,
  type CardId,
  type Position,
  type Setup,
} from '../rules/index'

/** The cards of so many piles that are behind us; the Munich Conference is among them only if it is said to be. */
const pilesPlayed = (random: Random, piles: number, munich: boolean): CardId[] => {
  const others = PROPAGANDA_CARDS.filter((card) => card !== MUNICH)
  const propagandas: CardId[] = munich
    ? [...drawn(random, piles - 1, others), MUNICH]
    : drawn(random, piles, others)
  return [...drawn(random, (PILE.size - 1) * piles, EVENT_CARDS), ...propagandas]
}

/** The printed pieces, and the five Troops out of play spread over the Cities if they are back. */
const printedPieces = (
  random: Random,
  troopsBack: boolean,
): Pick<Position, 'spaces' | 'outOfPlay'> => {
  const { spaces, outOfPlay } = STARTING_POSITION
  if (!troopsBack) return { spaces, outOfPlay }
  const more: Record<string, { troops: number; police: number }> = {}
  for (const city of CITIES) more[city] = { ...spaces[city] }
  for (let i = 0; i < outOfPlay.troops; i++)
    more[CITIES[Math.floor(random() * CITIES.length)]!]!.troops += 1
  return { spaces: { ...spaces, ...more }, outOfPlay: { countries: outOfPlay.countries } }
}

/**
 * A start at which good players of both sides win about as often: one pile played, Political Will at its
 * highest, Unity at its left end; with every second index the Troops out of play have come. Between weaker
 * players a handicap of some Will keeps one side from always winning.
 */
const balanced = (random: Random, index: number, handicap: number): Setup => {
  const troopsBack = index % 2 === 1
  const position = {
    ...printedPieces(random, troopsBack),
    politicalWill: MAX_POLITICAL_WILL - handicap,
    unity: 0,
    played: pilesPlayed(random, 1, troopsBack),
    firstEligible: 'rebels',
  } as const
  return { position }
}

/** A start of any kind, to learn from: up to two piles played, and tracks and Troops as it comes. */
const varied = (random: Random): Setup => {
  const piles = Math.floor(random() * CAMPAIGNS)
  const troopsBack = piles > 0 && random() < 0.5
  const position = {
    ...printedPieces(random, troopsBack),
    politicalWill: MAX_POLITICAL_WILL - Math.floor(random() * 10),
    unity: Math.floor(random() * UNITY_VALUES.length),
    played: pilesPlayed(random, piles, troopsBack),
    firstEligible: random() < 0.5 ? 'rebels' : 'british',
  } as const
  return { position }
}

/** What of the printed pieces is the Rebels’, each there by the same chance. */
const REBEL: ReadonlySet<string> = new Set(['guerrillasUnderground', 'bases', 'opposition'])

const thinned = (random: Random, spaces: Position['spaces'], share: number): Position['spaces'] => {
  const left = ([content, number]: [string, number]): [string, number] =>
    REBEL.has(content)
      ? [content, Array.from({ length: number }, random).filter((one) => one < share).length]
      : [content, number]
  return Object.fromEntries(
    Object.entries(spaces).map(([space, contents]) => [
      space,
      Object.fromEntries(Object.entries(contents).map(left)),
    ]),
  )
}

/**
 * A start with all campaigns ahead. As printed good players nearly always win it as Rebels, and without any of
 * their pieces as British: so many of these are there as it comes, and with every second index the Troops out of play.
 */
const whole = (random: Random, index: number): Setup => {
  const { spaces, ...rest } = printedPieces(random, index % 2 === 1)
  const position = {
    ...rest,
    spaces: thinned(random, spaces, random()),
    politicalWill: MAX_POLITICAL_WILL - Math.floor(random() * 7),
    unity: Math.floor(random() * UNITY_VALUES.length),
    firstEligible: 'rebels',
  } as const
  return { position }
}

export const startOf = (kind: StartKind, random: Random, index: number, handicap = 0): Setup => {
  switch (kind) {
    case 'printed':
      return {}
    case 'balanced':
      return balanced(random, index, handicap)
    case 'varied':
      return varied(random)
    case 'whole':
      return whole(random, index)
  }
}
