import { recordText } from '../table/record-of'
import { idOn, isPlayed, type LibraryActions, type Parts } from './library-state'

const KEY = 'seat'

/*
 * Where this tab was before it was loaded again. It stands in the tab's own history: that lives as long as
 * the tab does, so that a new visit begins at the first screen, and is not cleared with what the site keeps.
 */

const stateNow = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** The game at whose table this tab sat. */
export const lastSeat = (): string | null => {
  const { [KEY]: seat } = stateNow()
  return typeof seat === 'string' ? seat : null
}

/** Remembers the game at whose table this tab sits, or that it sits at none. */
const rememberSeat = (id: string | null): void =>
  history.replaceState({ ...stateNow(), [KEY]: id }, '')

type Opening = Pick<LibraryActions, 'open' | 'openText' | 'takeOver' | 'resume' | 'sit' | 'textOf'>

/** The actions that bring a game to the table, or its record to a file. */
export const openingGames = (parts: Parts): Opening => {
  const { table, shelf, desk, autosave, set, done } = parts
  const open = async (id: string): Promise<boolean> =>
    done(isPlayed(parts, id) ? null : await desk.seat(id, 'if-free'))
  return {
    open,
    openText: async (text, beside) => done(await desk.seatText(text, beside)),
    takeOver: async () => {
      set({ trouble: null })
      return done(await desk.seat(idOn(parts) ?? '', 'by-force'))
    },
    resume: async () => {
      const id = lastSeat()
      const isThere = id !== null && (await open(id))
      if (id === null) await parts.refresh()
      else if (!isThere) rememberSeat(null)
      return isThere
    },
    sit: (isSeated) => rememberSeat(isSeated ? idOn(parts) : null),
    textOf: async (id) => {
      if (isPlayed(parts, id)) return recordText(table.getState(), new Date())
      await autosave.settled()
      const there = await shelf.read(id)
      if (there === null) set({ refused: { why: 'not-there' } })
      return there?.text ?? null
    },
  }
}
