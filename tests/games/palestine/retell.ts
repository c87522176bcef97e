/*
 * A reader of facts who knows no rule: it moves what a fact says was moved, and nothing else. If its board
 * and the real one agree, the facts tell everything that happened.
 */
import {
  AS_PLACED,
  CONTENTS,
  FORCE,
  INTEL_CHITS,
  SPACES,
  count,
  onHaganahTrack,
  type Board,
  type Content,
  type Fact,
  type Faction,
  type Force,
  type IntelChit,
  type SpaceId,
} from '../../../src/games/palestine/rules/index'

export type Contents = Partial<Record<Content, number>>

/** A board as the reader keeps it. */
export interface Shown {
  spaces: Record<SpaceId, Contents>
  available: Record<Force | 'curfews', number>
  prison: number
  outOfGame: number
  track: { cells: number; armsCaches: number }
  politicalWill: number
  haganah: number
  held: IntelChit[]
  capabilities: string[]
  firstEligible: Faction
}

/** What a board shows. */
export const show = (on: Board): Shown => ({
  spaces: Object.fromEntries(
    SPACES.map((space) => [
      space,
      Object.fromEntries(
        CONTENTS.map((one) => [one, count(on, one, space)] as const).filter(([, n]) => n > 0),
      ),
    ]),
  ) as Record<SpaceId, Contents>,
  available: { ...on.available },
  prison: on.prison,
  outOfGame: on.outOfGame,
  track: { cells: onHaganahTrack(on, 'cells'), armsCaches: onHaganahTrack(on, 'armsCaches') },
  politicalWill: on.politicalWill,
  haganah: on.haganah,
  held: INTEL_CHITS.flatMap((chit) =>
    Array.from({ length: on.intel.held[chit] }, (): IntelChit => chit),
  ),
  capabilities: on.capabilities.map(({ card, side }) => `${card} ${side}`),
  firstEligible: on.firstEligible,
})

const add = (counts: Contents, content: Content, change: number) => {
  const sum = (counts[content] ?? 0) + change
  if (sum === 0) Reflect.deleteProperty(counts, content)
  else counts[content] = sum
}

/** Where a piece goes that leaves the map, or comes from that does not come from it. */
const put = (
  on: Shown,
  place: 'available' | 'prison' | 'haganah-track',
  force: Force,
  n: number,
) => {
  if (place === 'available') on.available[force] += n
  else if (place === 'prison') on.prison += n
  else on.track[force as 'cells' | 'armsCaches'] += n
}

/** Carries out one fact, and nothing but what it says, on a position. */
export const tell = (on: Shown, fact: Fact): void => {
  switch (fact.fact) {
    case 'placed':
      add(on.spaces[fact.space], AS_PLACED[fact.force], fact.number)
      put(on, fact.from, fact.force, -fact.number)
      break
    case 'moved':
      add(on.spaces[fact.from], fact.piece, -fact.number)
      add(on.spaces[fact.to], fact.piece, fact.number)
      break
    case 'removed':
      add(on.spaces[fact.space], fact.piece, -fact.number)
      put(on, fact.to, FORCE[fact.piece], fact.number)
      break
    case 'activated':
    case 'hidden': {
      const flip = fact.fact === 'activated' ? fact.number : -fact.number
      add(on.spaces[fact.space], 'cellsUnderground', -flip)
      add(on.spaces[fact.space], 'cellsActive', flip)
      break
    }
    case 'curfew':
      add(on.spaces[fact.space], 'curfew', fact.present ? 1 : -1)
      on.available.curfews += fact.present ? -1 : 1
      break
    case 'sabotage':
    case 'terror':
      add(on.spaces[fact.space], fact.fact, fact.change)
      break
    case 'flipped':
      add(on.spaces[fact.space], 'terror', -fact.number)
      add(on.spaces[fact.space], 'sabotage', fact.number)
      break
    case 'released':
      on.prison -= fact.number
      on.available.cells += fact.number
      break
    case 'haganah':
      on.haganah = fact.to
      break
    case 'withheld':
      put(on, fact.from, fact.force, -fact.number)
      put(on, 'haganah-track', fact.force, fact.number)
      break
    case 'political-will':
      on.politicalWill = fact.to
      break
    case 'intel': {
      if (fact.change === 'drawn') on.held.push(fact.chit)
      else on.held.splice(on.held.indexOf(fact.chit), 1)
      on.held.sort()
      break
    }
    case 'capability':
      on.capabilities.push(`${fact.card} ${fact.side}`)
      break
    case 'eligibility':
      on.firstEligible = fact.first
      break
    case 'left-the-game':
      on.prison -= fact.number
      on.outOfGame += fact.number
      break
    case 'provided':
      put(on, 'haganah-track', fact.force, -fact.number)
      put(on, 'available', fact.force, fact.number)
      break
    case 'must-pass':
    case 'begins':
    case 'ends':
    case 'answered':
    case 'revealed':
    case 'took-box':
    case 'rolled':
    case 'will-counted':
    case 'game-over':
      break
  }
}
