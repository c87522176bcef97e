import {
  CAMPAIGNS,
  board,
  cardInPlay,
  isPropaganda,
  outcome,
  propagandaPlayed,
  question,
} from '../games/arab-revolt/rules/index'
import type { SavedGame, Sheet } from '../records/index'
import type { Moment } from './moment'

/** What a list tells of a game, with its table at a moment. */
export const keptOf = (
  { id, name, players, mode, created, changed }: SavedGame,
  { game, seat, turnOver }: Moment,
): Sheet['kept'] => {
  const on = board(game)
  const last = cardInPlay(on)
  const asked = turnOver ? seat : (question(game)?.by ?? seat)
  return {
    id,
    name,
    players,
    mode,
    created,
    changed,
    card: on.played.length,
    campaign: Math.min(CAMPAIGNS, propagandaPlayed(on) + (last && isPropaganda(last) ? 0 : 1)),
    politicalWill: on.politicalWill,
    toMove: outcome(game) ? null : asked,
    map: [...on.map],
  }
}
