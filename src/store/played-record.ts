import { apply, newGame, question, type Option } from '../games/index'
import { LIMITS, type SavedGame } from '../records/index'
import { freshRecord } from './position-record'
import type { TableSetup } from './table-setup'

/** A game in which these answers have been given, those of chance among them; what chance gives from here on is its own. */
export const playedRecord = (
  setup: TableSetup,
  answers: readonly Option[],
  changed: string,
): SavedGame | null => {
  const fresh = freshRecord(setup, changed)
  const [main] = fresh?.branches ?? []
  if (!fresh || !main) return null
  const given: number[] = []
  let game = newGame(fresh.format, setup.rules ?? {})
  for (const [number, answer] of answers.entries()) {
    if (question(game)?.by === 'chance') given.push(number)
    game = apply(game, answer)
  }
  // As far as it goes: what leaves no choice is answered by itself.
  const at = { answers: LIMITS.answers, turnOver: false }
  return {
    ...fresh,
    branches: [{ ...main, answers: [...answers], otherChance: given, ended: false, at }],
  }
}
