import { kindOf, options, ownerOf, type Faction, type Game, type Option } from '../games/index'

/**
 * The only answer, where it is taken without asking. The player still gives it where it ends or forgoes
 * something, uses up the Special Activity, or moves or removes a piece of the player's own.
 */
export const forcedAnswer = (game: Game, by: Faction): Option | null => {
  const [only, ...others] = options(game)
  if (only === undefined || others.length > 0) return null
  if (only === 'done' || only === 'pass' || kindOf(game, only) === 'activity') return null
  return ownerOf(game, only) === by ? null : only
}
