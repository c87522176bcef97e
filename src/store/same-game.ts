import type { SavedGame } from '../records/index'

/** A record without what changes though nothing is played or written: its dates, its name, where its table is. */
const played = (game: SavedGame): string =>
  JSON.stringify({
    ...game,
    changed: '',
    name: '',
    between: null,
    takenBack: [],
    branch: 0,
    branches: game.branches.map((branch) => ({ ...branch, at: null })),
  })

/** Whether two records have the same answers, branches and notes. */
export const isSameGame = (one: SavedGame, other: SavedGame): boolean =>
  played(one) === played(other)
