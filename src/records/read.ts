import { RulesError, factions, isGame, load, newGame, type GameId } from '../games/index'
import { asAskedNow } from './asked-now'
import { Unreadable, type Fault } from './fault'
import { READABLE, checkNames, checkText } from './limits'
import { migrated } from './migrate'
import { savedGame, type SavedGame } from './saved-game'

/** A record, or why there is none. */
export type Reading =
  | { readonly game: SavedGame; readonly fault: null }
  | { readonly game: null; readonly fault: Fault }

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  checkText(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Unreadable('not-json')
  }
  checkNames(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unreadable('not-a-record')
  const record = value as Record<string, unknown>
  const { format } = record
  if (typeof format !== 'string') throw new Unreadable('not-a-record', 'format')
  if (!isGame(format)) throw new Unreadable('unknown-game', format.slice(0, 40))
  return record
}

const shaped = (record: unknown): SavedGame => {
  const { data, error } = savedGame.safeParse(record)
  if (data) return data
  const [issue] = error.issues
  throw new Unreadable('wrong-shape', issue?.path.map(String).join('.').slice(0, 100))
}

/** A seat for each side of the game, and for nobody else. */
const checkSeats = ({ format, seats }: SavedGame): void => {
  const named = Object.keys(seats).sort().join()
  if (named !== [...factions(format)].sort().join()) throw new Unreadable('wrong-shape', 'seats')
}

/** The first branch alone has no parent, and every other one leaves an earlier one. */
const checkBranches = ({ branch, branches }: SavedGame): void => {
  branches.forEach(({ parent }, index) => {
    const fits = index === 0 ? parent === null : parent !== null && parent.branch < index
    if (!fits) throw new Unreadable('wrong-parent', `branches.${index}.parent`)
  })
  if (branch >= branches.length) throw new Unreadable('wrong-parent', 'branch')
  const answers = branches.reduce((sum, one) => sum + one.answers.length, 0)
  if (answers > READABLE.allAnswers) throw new Unreadable('too-many', 'branches')
}

const checkSetup = ({ format, setup }: SavedGame): void => {
  try {
    newGame(format, setup)
  } catch (error) {
    if (!(error instanceof RulesError)) throw error
    const { asked, mistake } = error
    throw new Unreadable('wrong-setup', asked.slice(0, 100), { of: format, mistake })
  }
}

/** Reads a record of any version, by rules that are loaded. What is wrong comes back as a fault. */
export const readRecord = (text: string): Reading => {
  try {
    const game = shaped(migrated(parsed(text)))
    checkSeats(game)
    checkBranches(game)
    checkSetup(game)
    return { game, fault: null }
  } catch (error) {
    if (error instanceof Unreadable) return { game: null, fault: error.fault }
    throw error
  }
}

/** The game that a text names as a record does; null where it is none, or of a game that nobody knows here. */
export const gameNamed = (text: string): GameId | null => {
  try {
    const { format } = parsed(text)
    return format as GameId
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

/** Fetches the rules that a record names, and reads it; what was asked otherwise once, as it is asked now. */
export const readText = async (text: string): Promise<Reading> => {
  const named = gameNamed(text)
  if (named !== null) await load(named)
  const reading = readRecord(text)
  return reading.game ? { game: await asAskedNow(reading.game), fault: null } : reading
}
