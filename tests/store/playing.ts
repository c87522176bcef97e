/* Tables with games on them, for tests of what is kept. */
import { board, options, outcome, question, type GameId } from '../../src/games/index'
import { randomFrom, type Random } from '../../src/bots/random'
import { atOf, lineOf, createTable, present, type TableSetup } from '../../src/store/index'
import { exploring } from '../../src/store/table/exploring'
import { unnamed } from '../../src/ui/words/en/seats'
import { PLAYERS } from '../who-sits'
import { playRandom } from '../play-random'

export const SETUP: TableSetup = {
  game: 'arab-revolt',
  seats: PLAYERS,
  seed: 1936,
  chance: 'seed',
  handovers: true,
}

export type TableStore = ReturnType<typeof createTable>

/** A table with a new game. */
export const seated = (part: Partial<TableSetup> = {}): TableStore => {
  const table = createTable()
  table.getState().newGame({ ...SETUP, ...part })
  return table
}

/** Plays so many random moments, or to the end of the game. */
export const playOn = (table: TableStore, moments: number): void => {
  for (let i = 0; i < moments; i++) playRandom(table)
}

/** All that a player sees of where a table is. */
export const seen = (table: TableStore) => {
  const state = table.getState()
  const now = present(state)!
  return {
    board: board(now.game),
    question: question(now.game),
    options: options(now.game),
    turnOver: now.turnOver,
    turnBegins: now.turnBegins,
    seat: now.seat,
    steps: now.steps,
    between: state.between,
    at: atOf(state),
    length: lineOf(state).length,
  }
}

export const isOver = (table: TableStore): boolean =>
  outcome(present(table.getState())!.game) !== null

const below = (random: Random, most: number): number => Math.floor(random() * most)

const ACTS: readonly ((table: TableStore, random: Random) => void)[] = [
  (table, random) =>
    exploring(table.getState()).explore(below(random, lineOf(table.getState()).length)),
  (table, random) => exploring(table.getState()).newFuture(below(random, 1000)),
  (table, random) => exploring(table.getState()).setNextChance(random() < 0.5 ? 'hand' : 'seed'),
  (table, random) =>
    exploring(table.getState()).goTo(below(random, lineOf(table.getState()).length)),
  (table) => table.getState().undo(),
  (table) => table.getState().goOn(),
  (table, random) => {
    const { branches } = table.getState()
    exploring(table.getState()).switchBranch(branches[below(random, branches.length)]!.id)
  },
  (table, random) => {
    const { branches } = table.getState()
    exploring(table.getState()).nameBranch(
      branches[below(random, branches.length)]!.id,
      'Hold “Haifa”',
    )
  },
  (table, random) => {
    const line = lineOf(table.getState())
    exploring(table.getState()).annotate(
      below(random, line.length),
      random() < 0.8 ? 'a note\n</script>' : '',
    )
  },
  (table, random) => {
    const { branches } = table.getState()
    exploring(table.getState()).promote(branches[below(random, branches.length)]!.id)
  },
  (table, random) => {
    const { branches } = table.getState()
    if (random() < 0.3)
      exploring(table.getState()).prune(branches[below(random, branches.length)]!.id)
  },
]

/** A random game with branches, notes and all that can be done to them. */
export const randomTree = (
  seed: number,
  acts = 24,
  moments = 8,
  game: GameId = SETUP.game,
): TableStore => {
  const random = randomFrom(seed)
  const seats = game === SETUP.game ? SETUP.seats : unnamed(game)
  const table = seated({ game, seats, seed, chance: seed % 3 === 0 ? 'hand' : 'seed' })
  for (let i = 0; i < acts; i++) {
    playOn(table, below(random, moments))
    ACTS[below(random, ACTS.length)]!(table, random)
  }
  return table
}
