import { NotLoaded } from '../../games/index'
import { openRecord, type SavedGame } from '../../records/index'
import type { Refused } from './library-state'

/** The game of a record, or why it cannot be opened: it is damaged, or its rules have not come. */
export const opened = async (text: string): Promise<{ readonly game: SavedGame } | Refused> => {
  try {
    const { game, fault } = await openRecord(text)
    return fault ? { why: 'unreadable', fault } : { game }
  } catch (error) {
    if (error instanceof NotLoaded) return { why: 'not-loaded' }
    throw error
  }
}
