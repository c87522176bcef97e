import { randomFrom } from '../../../src/bots/random'
import { newGame, type Game } from '../../../src/games/index'
import {
  SPACES,
  isCity,
  isRailway,
  type Content,
  type Position,
  type SpaceId,
} from '../../../src/games/palestine/rules/index'
import { any } from './positions'

/** All that there are, Cells on both their sides and markers on both of theirs. */
const MOST: Readonly<Record<Content, number>> = {
  troops: 12,
  police: 6,
  cellsUnderground: 8,
  cellsActive: 7,
  armsCaches: 5,
  curfew: 3,
  sabotage: 8,
  terror: 7,
}

const HIGHEST: Readonly<Partial<Record<Content, number>>> = { armsCaches: 2, curfew: 1 }

const mayHold = (space: SpaceId, content: Content): boolean => {
  if (content === 'curfew' || content === 'terror') return isCity(space)
  return content !== 'armsCaches' || !isRailway(space)
}

/** All pieces crowd together in a few spaces: five kinds of pieces and three of markers in a City. */
export const crowdedPalestine = (seed: number): Game => {
  const random = randomFrom(seed)
  const crowded = SPACES.filter((space) => random() < (isCity(space) ? 0.8 : 0.4))
  const spaces: Record<string, Partial<Record<Content, number>>> = {}
  for (const [content, number] of Object.entries(MOST) as [Content, number][])
    for (let left = number; left > 0; left--) {
      const space = any(
        crowded.filter((one) => mayHold(one, content)),
        random,
      )
      if (space === undefined) continue
      const here = (spaces[space] ??= {})
      here[content] = Math.min(HIGHEST[content] ?? number, (here[content] ?? 0) + 1)
    }
  for (const here of Object.values(spaces))
    if (here.curfew && !here.troops && !here.police) delete here.curfew
  const position: Position = {
    spaces,
    politicalWill: Math.floor(random() * 20) + 1,
    haganah: 4,
    intel: { 0: 2, 1: 1, 2: 3 },
    phase: 'first-eligible',
    played: ['P24'],
  }
  return newGame('palestine', { position })
}
