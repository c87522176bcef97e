import { newGame, type GameId } from '../../games/index'
import type { SavedGame } from '../../store/index'
import { freshRecord } from '../../store/table/position-record'
import { ALONE, agree } from '../hands/agreement'
import { openLab } from '../hands/lab-open'
import type { History } from '../hands/opened'
import { editedFrom } from '../history/edited-from'
import { newSeed } from '../kit/seed'
import type { Stores } from '../kit/stores'
import { unnamed } from '../words/en/seats'

/** A position to be laid out by one person, who answers for both sides and wants to hear the lab. */
export const layOut = (
  game: GameId,
  onPlay: (game: SavedGame) => void,
  at: Stores,
  openHistory: History['openHistory'],
): void => {
  const saved = freshRecord(
    { game, seats: unnamed(game), seed: newSeed(), chance: 'seed', handovers: false },
    new Date().toISOString(),
  )
  if (!saved) return
  agree(at, saved.id, ALONE)
  openLab(at, true)
  onPlay(saved)
  openHistory({ edited: editedFrom(newGame(game)) })
}
