import type { StoreApi } from 'zustand/vanilla'
import {
  readRecord,
  writeRecord,
  type Autosave,
  type SavedGame,
  type Shelf,
  type Shelved,
  type Sheet,
  type Tabs,
} from '../records/index'
import { createHolding, type Holding } from './holding'
import { newId } from './identity'
import { keptOf } from './kept-of'
import type { Refused } from './library-state'
import { recordOf } from './record-of'
import { reopened } from './reopen'
import type { Table } from './table'
import type { TableState } from './table-state'
import { MAIN, branchOf } from './tree'

/** What a game is kept with. */
export interface Means {
  readonly table: StoreApi<Table>
  readonly shelf: Shelf
  readonly tabs: Tabs
}

/** The game on the table: all that happens to it is written, and by one tab alone. */
export interface Desk {
  /** Puts a game from the shelf on the table; tells why it could not. */
  readonly seat: (id: string, how: 'if-free' | 'by-force') => Promise<Refused | null>
  /** The same with a record from elsewhere. No game on the shelf is written over. */
  readonly seatText: (text: string) => Promise<Refused | null>
  /** Another tab has written this game. */
  readonly hear: (id: string) => void
}

interface Loaded extends Pick<Shelved, 'revision' | 'written'> {
  readonly game: SavedGame
}

const isChanged = (now: TableState, before: TableState): boolean =>
  (['identity', 'branches', 'branch', 'takenBack', 'between'] as const).some(
    (part) => now[part] !== before[part],
  )

/** A record that stops on the way is opened as another game, so that it is kept as it is. */
const playable = (one: Loaded): Loaded =>
  reopened(one.game).stop ? newlyKept({ ...one.game, id: newId() }) : one

const newlyKept = (game: SavedGame): Loaded => ({ game, revision: 0, written: 0 })

/** The game on a table as it is written; the list tells where the main line stands. */
const sheetOf = (state: TableState): Sheet | null => {
  const record = recordOf(state, new Date().toISOString())
  const main = branchOf(state, MAIN)
  const now = main?.line[main.at]
  return record && now ? { kept: keptOf(record, now), text: writeRecord(record) } : null
}

const loaded = async (shelf: Shelf, id: string): Promise<Loaded | Refused> => {
  const there = await shelf.read(id)
  if (!there) return { why: 'not-there' }
  const { game, fault } = readRecord(there.text)
  return fault ? { why: 'unreadable', fault } : { ...there, game }
}

/** Writes the game on a table, and puts another on it without writing that. */
const createWriter = (table: StoreApi<Table>, autosave: Autosave) => {
  let isOpening = false
  const open = ({ game, ...standing }: Loaded, follows: boolean): void => {
    autosave.know(game.id, standing)
    isOpening = true
    table.getState().open(game)
    table.getState().follow(follows)
    isOpening = false
  }
  const save = (): void => {
    const state = table.getState()
    const sheet = state.follows ? null : sheetOf(state)
    if (sheet) autosave.save(sheet)
  }
  const whenChanged = (heard: (now: TableState, before: TableState) => void): void => {
    table.subscribe((now, before) => {
      if (!isOpening && isChanged(now, before)) heard(now, before)
    })
  }
  return { open, save, whenChanged }
}

export const createDesk = ({ table, shelf, tabs }: Means, autosave: Autosave): Desk => {
  const writer = createWriter(table, autosave)
  const idNow = () => table.getState().identity?.id ?? ''

  const reread = async (follows: boolean): Promise<void> => {
    const again = await loaded(shelf, idNow())
    if (!table.getState().follows) return
    if ('game' in again && again.game.id === idNow()) writer.open(again, follows)
    else table.getState().follow(follows)
  }
  const holding = createHolding(tabs, {
    lost: (id) => {
      autosave.drop(id)
      table.getState().follow(true)
    },
    freed: () => void reread(false),
  })
  writer.whenChanged(({ identity }, before) => {
    if (!identity) holding.letGo()
    else if (identity.id !== before.identity?.id) void holding.take(identity.id, 'if-free')
    writer.save()
  })
  return {
    seat: (id, how) => seatFrom(id, how, shelf, holding, writer.open),
    seatText: async (text) => {
      const { game, fault } = readRecord(text)
      if (fault) return { why: 'unreadable', fault }
      const there = await shelf.read(game.id)
      if (there?.text === text) return seatFrom(game.id, 'if-free', shelf, holding, writer.open)
      const own = playable(newlyKept(there ? { ...game, id: newId() } : game))
      await holding.take(own.game.id, 'if-free')
      writer.open(own, false)
      writer.save()
      return null
    },
    hear: (id) => {
      if (id === idNow() && table.getState().follows) void reread(true)
    },
  }
}

const seatFrom = async (
  id: string,
  how: 'if-free' | 'by-force',
  shelf: Shelf,
  holding: Holding,
  open: (one: Loaded, follows: boolean) => void,
): Promise<Refused | null> => {
  const first = await loaded(shelf, id)
  if ('why' in first) return first
  const plays = await holding.take(id, how)
  // Until now another tab may have written it.
  const latest = await loaded(shelf, id)
  if ('why' in latest) return latest
  const own = plays ? playable(latest) : latest
  if (own.game.id !== id) await holding.take(own.game.id, 'if-free')
  open(own, !plays)
  return null
}
