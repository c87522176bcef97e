import type { StoreApi } from 'zustand/vanilla'
import { isImported, noteImported } from '../../records/imported'
import type { Autosave, SavedGame, Shelf } from '../../records/index'
import { reopened } from '../table/reopen'
import type { TableStore } from '../table/table'
import { newId } from '../table/table-state'
import { createHolding, type Holding } from './holding'
import { opened, type Desk, type Means, type NotDone } from './library-state'
import { createWriter, type Loaded, type Writer } from './writer'

/** In an order of its own: read in another way, the same record has its fields in another order. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** A record without what changes though nothing is played or written: its dates, its name, its analysis, where its table is. */
const played = (game: SavedGame): string =>
  JSON.stringify(
    {
      ...game,
      changed: '',
      name: '',
      analysis: null,
      between: null,
      takenBack: [],
      branch: 0,
      branches: game.branches.map((branch) => ({ ...branch, at: null })),
    },
    inOrder,
  )

/** Whether two records have the same answers, branches and notes. */
export const isSameGame = (one: SavedGame, other: SavedGame): boolean =>
  played(one) === played(other)

interface Parts {
  readonly table: StoreApi<TableStore>
  readonly autosave: Autosave
  readonly shelf: Shelf
  readonly holding: Holding
  readonly writer: Writer
}

/** A record that stops on the way is opened as another game, so that it is kept as it is. */
const playable = (one: Loaded): Loaded =>
  reopened(one.game).stop ? newlyKept({ ...one.game, id: newId() }) : one

const newlyKept = (game: SavedGame): Loaded => ({ game, revision: 0, written: 0 })

const loaded = async (shelf: Shelf, id: string): Promise<Loaded | NotDone> => {
  const there = await shelf.read(id)
  if (!there) return { why: 'not-there' }
  const one = await opened(there.text)
  return 'why' in one ? one : { ...there, ...one }
}

/** How often the tab before may still come between with what it had not written yet. */
const ATTEMPTS = 5

/** Writes a game that was taken from another tab, so that nothing more of that tab can be written over it. */
const fenceIn = async (id: string, parts: Parts): Promise<void> => {
  const { table, autosave, shelf, holding, writer } = parts
  for (let attempt = 0; attempt < ATTEMPTS && holding.holds(id); attempt++) {
    writer.save()
    await autosave.settled()
    if (!table.getState().follows) return
    const latest = await loaded(shelf, id)
    if ('game' in latest && holding.holds(id)) writer.open(latest, false)
  }
}

const seat = async (
  id: string,
  how: 'if-free' | 'by-force',
  parts: Parts,
): Promise<NotDone | null> => {
  const { shelf, holding, writer } = parts
  const first = await loaded(shelf, id)
  if ('why' in first) return first
  const plays = await holding.take(id, how)
  // Until now another tab may have written it.
  const latest = await loaded(shelf, id)
  if ('why' in latest) return latest
  const own = plays ? playable(latest) : latest
  if (own.game.id !== id) {
    await holding.take(own.game.id, 'if-free')
    if (isImported(id)) noteImported(own.game.id)
  }
  writer.open(own, !plays)
  if (plays && how === 'by-force') await fenceIn(id, parts)
  return null
}

const seatText = async (text: string, parts: Parts, beside?: 'beside'): Promise<NotDone | null> => {
  const { shelf, holding, writer } = parts
  const read = await opened(text)
  if ('why' in read) return read
  const { game } = read
  const { id } = game
  const there = await shelf.read(id)
  const readToo = there && (await opened(there.text))
  const kept = readToo && 'game' in readToo ? readToo.game : null
  if (kept && isSameGame(kept, game)) {
    const refused = await seat(id, 'if-free', parts)
    const { analysis } = game
    if (!refused && analysis !== undefined && kept.analysis === undefined)
      parts.table.getState().act(() => ({ analysis }))
    return refused
  }
  if (kept && !beside)
    return { why: 'kept-otherwise', id, text, changed: { kept: kept.changed, here: game.changed } }
  const own = playable(newlyKept(there ? { ...game, id: newId() } : game))
  await holding.take(own.game.id, 'if-free')
  noteImported(own.game.id)
  writer.open(own, false)
  writer.save()
  return null
}

export const createDesk = ({ table, shelf, tabs }: Means, autosave: Autosave): Desk => {
  const writer = createWriter(table, autosave)
  const idNow = () => table.getState().identity?.id ?? ''

  const reread = async (follows: boolean): Promise<void> => {
    const again = await loaded(shelf, idNow())
    if (!table.getState().follows) return
    const isThere = 'game' in again && again.game.id === idNow()
    if (isThere) writer.open(again, follows)
    else table.getState().follow(follows)
    // What another tab has deleted is not written again unless it is played on.
    if (isThere && !follows) await fenceIn(idNow(), parts)
  }
  const holding = createHolding(tabs, {
    lost: (id) => {
      autosave.drop(id)
      table.getState().follow(true)
    },
    freed: () => void reread(false),
  })
  const parts: Parts = { table, autosave, shelf, holding, writer }
  writer.whenChanged(({ identity }, before) => {
    if (!identity) holding.letGo()
    else if (identity.id !== before.identity?.id) void holding.take(identity.id, 'if-free')
    writer.save()
  })
  return {
    seat: (id, how) => seat(id, how, parts),
    seatText: (text, beside) => seatText(text, parts, beside),
    hear: (id) => {
      if (id === idNow() && table.getState().follows) void reread(true)
    },
    deleted: async (id) => {
      if (id !== idNow() || (await shelf.read(id))) return false
      table.setState(table.getInitialState(), true)
      return true
    },
    lookAgain: async () => {
      const id = idNow()
      if (!table.getState().follows && (await shelf.read(id))) await fenceIn(id, parts)
      if (table.getState().follows) await reread(true)
    },
  }
}
