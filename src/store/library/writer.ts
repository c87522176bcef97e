import type { StoreApi } from 'zustand/vanilla'
import { outcome, question, summary } from '../../games/index'
import {
  writeRecord,
  type Autosave,
  type SavedGame,
  type ToKeep,
  type Shelved,
} from '../../records/index'
import type { Moment } from '../table/line'
import { recordOf } from '../table/record-of'
import type { TableStore } from '../table/table'
import type { TableState } from '../table/table-state'
import { MAIN, branchOf } from '../table/tree'

/** What a list tells of a game, with its table at a moment. */
const keptOf = (
  { format, id, name, seats, created, changed }: SavedGame,
  { game, seat, turnOver }: Moment,
): ToKeep['kept'] => {
  const asked = turnOver ? seat : (question(game)?.by ?? seat)
  const { map, ...told } = summary(game)
  const toMove = outcome(game) ? null : asked
  return { format, id, name, seats, created, changed, ...told, toMove, map: [...map] }
}

/** A game that was read, and how it stands on the shelf. */
export interface Loaded extends Pick<Shelved, 'revision' | 'written'> {
  readonly game: SavedGame
}

/** Writes the game on a table, and puts another on it without writing that. */
export interface Writer {
  readonly open: (one: Loaded, follows: boolean) => void
  readonly save: () => void
  readonly whenChanged: (heard: (now: TableState, before: TableState) => void) => void
}

const isChanged = (now: TableState, before: TableState): boolean =>
  (['identity', 'setup', 'branches', 'branch', 'takenBack', 'between', 'analysis'] as const).some(
    (part) => now[part] !== before[part],
  )

/** The game on a table as it is written; the list tells where the main line stands. */
const toKeepOf = (state: TableState): ToKeep | null => {
  const record = recordOf(state, new Date().toISOString())
  const main = branchOf(state, MAIN)
  const now = main?.line[main.at]
  return record && now ? { kept: keptOf(record, now), text: writeRecord(record) } : null
}

/** The writer of one table. */
export const createWriter = (table: StoreApi<TableStore>, autosave: Autosave): Writer => {
  let isOpening = false
  const open: Writer['open'] = ({ game, ...standing }, follows) => {
    autosave.know(game.id, standing)
    isOpening = true
    try {
      table.getState().open(game)
      table.getState().follow(follows)
    } finally {
      isOpening = false
    }
  }
  const save = (): void => {
    const state = table.getState()
    const toKeep = state.follows ? null : toKeepOf(state)
    if (toKeep) autosave.save(toKeep)
  }
  const whenChanged: Writer['whenChanged'] = (heard) => {
    table.subscribe((now, before) => {
      if (!isOpening && isChanged(now, before)) heard(now, before)
    })
  }
  return { open, save, whenChanged }
}
