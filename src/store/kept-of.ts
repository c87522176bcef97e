import { outcome, question, summary } from '../games/index'
import type { SavedGame, Sheet } from '../records/index'
import type { Moment } from './moment'

/** What a list tells of a game, with its table at a moment. */
export const keptOf = (
  { format, id, name, players, mode, created, changed }: SavedGame,
  { game, seat, turnOver }: Moment,
): Sheet['kept'] => {
  const asked = turnOver ? seat : (question(game)?.by ?? seat)
  const { map, ...told } = summary(game)
  const toMove = outcome(game) ? null : asked
  return { format, id, name, players, mode, created, changed, ...told, toMove, map: [...map] }
}
