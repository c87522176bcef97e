import { FORCE, optionKind, options, type Faction, type Game, type Option } from '../games/index'
import type { Force } from '../games/index'

const OWNER: Readonly<Record<Force, Faction>> = {
  troops: 'british',
  police: 'british',
  irregulars: 'british',
  guerrillas: 'rebels',
  bases: 'rebels',
}

/** Whether an answer touches a piece of the side that gives it. */
const touchesOwn = (by: Faction, option: Option): boolean => {
  if (typeof option !== 'object' || 'chit' in option) return false
  return OWNER['piece' in option ? FORCE[option.piece] : 'guerrillas'] === by
}

/**
 * The only answer, where it is taken without asking. The player still gives it where it ends or forgoes
 * something, uses up the Special Activity, or moves or removes a piece of the player's own.
 */
export const forcedAnswer = (game: Game, by: Faction): Option | null => {
  const [only, ...others] = options(game)
  if (only === undefined || others.length > 0) return null
  if (only === 'done' || only === 'pass' || optionKind(only) === 'activity') return null
  return touchesOwn(by, only) ? null : only
}
