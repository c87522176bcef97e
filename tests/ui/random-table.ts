/* A random game at the table, for tests of what is said about it. */
import { outcome, type GameId } from '../../src/games/index'
import { createTable, present, type Moment, type TableState } from '../../src/store/index'
import { unnamed } from '../../src/ui/words/en/seats'
import { PLAYERS } from '../who-sits'
import { playRandom } from '../play-random'

const TOO_LONG = 3000

/** Every state of a random game, played turn by turn. */
export function* randomTable(
  seed: number,
  game: GameId = 'arab-revolt',
): Generator<{ state: TableState; now: Moment }> {
  const table = createTable()
  const seats = game === 'arab-revolt' ? PLAYERS : unnamed(game)
  table.getState().newGame({ game, seats, seed, chance: 'seed', handovers: true })
  for (let i = 0; i < TOO_LONG; i++) {
    const state = table.getState()
    const now = present(state)
    if (now === null) return
    yield { state, now }
    if (outcome(now.game)) return
    playRandom(table)
  }
}
