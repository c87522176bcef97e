import type { StartKind } from '../../../coin/perception'
import { drawn, pilesPlayed, type Random } from '../../../coin/starts'
import {
  CAMPAIGNS,
  EVENT_CARDS,
  HAGANAH_RIGHT,
  INTEL_CHITS,
  MAX_POLITICAL_WILL,
  PILE,
  PROPAGANDA_CARDS,
  SPACES,
  STARTING_POSITION,
  isCity,
  type Content,
  type IntelChit,
  type Position,
  type Setup,
  type SpaceId,
} from '../rules/index'

/** Some chits that the British hold. */
const someIntel = (random: Random): Partial<Record<IntelChit, number>> => {
  const held: Partial<Record<IntelChit, number>> = {}
  for (const chit of drawn(random, Math.floor(random() * 4), [...INTEL_CHITS, ...INTEL_CHITS]))
    held[chit] = (held[chit] ?? 0) + 1
  return held
}

const MOST_MARKERS = 8

/** The printed pieces, and some Sabotage and Terror among them. */
const marked = (random: Random): Position['spaces'] => {
  const spaces: Partial<Record<SpaceId, Partial<Record<Content, number>>>> = {
    ...STARTING_POSITION.spaces,
  }
  for (let left = Math.floor(random() * (MOST_MARKERS + 1)); left > 0; left--) {
    const space = SPACES[Math.floor(random() * SPACES.length)]!
    const marker = isCity(space) && random() < 0.5 ? 'terror' : 'sabotage'
    spaces[space] = { ...spaces[space], [marker]: (spaces[space]?.[marker] ?? 0) + 1 }
  }
  return spaces
}

/**
 * A start at which players of both sides win about as often: the printed pieces, but Political Will at its
 * highest and Haganah a step to the left. Between weaker players a handicap of some Will keeps
 * one side from always winning.
 */
const balanced = (handicap: number): Setup => ({
  position: {
    ...STARTING_POSITION,
    politicalWill: Math.max(1, MAX_POLITICAL_WILL - handicap),
    haganah: STARTING_POSITION.haganah - 1,
  },
})

/** A start of any kind, to learn from: in one of so many campaigns, and markers, tracks and chits as it comes. */
const varied = (random: Random, campaigns: number): Setup => ({
  position: {
    spaces: marked(random),
    politicalWill: 1 + Math.floor(random() * MAX_POLITICAL_WILL),
    haganah: Math.floor(random() * (HAGANAH_RIGHT + 1)),
    intel: someIntel(random),
    played: pilesPlayed(random, Math.floor(random() * campaigns), {
      pile: PILE,
      events: EVENT_CARDS,
      propagandas: PROPAGANDA_CARDS,
    }),
    firstEligible: random() < 0.5 ? 'irgun' : 'british',
  },
})

export const startOf = (kind: StartKind, random: Random, _index: number, handicap = 0): Setup => {
  switch (kind) {
    case 'printed':
      return {}
    case 'balanced':
      return balanced(handicap)
    case 'varied':
      return varied(random, CAMPAIGNS)
    case 'whole':
      return varied(random, 1)
  }
}
