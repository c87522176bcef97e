import { entryOf } from '../coin/entry-of'
import { GAMES, RulesError, door, schoolOf, type GameId } from '../games/index'
import { isImported } from '../records/imported'
import { isBots, openRecord, type Kept, type SavedGame } from '../records/index'
import { Counting, type Tally } from './tally'
import { turnsIn, type TurnTaken } from './turns'

/** How turns went, by who took them: a level of bots, or players. */
export type Tallies = Readonly<Record<string, Tally>>

/** The games that are kept: those that were begun here, and those that came from elsewhere. */
export interface KeptTallies {
  readonly own: Tallies
  readonly imported: Tallies
  /** How many could not be read. */
  readonly unread: number
}

export const PLAYERS = 'player'

class Countings {
  private readonly by = new Map<string, Counting>()

  add(who: string, turns: readonly TurnTaken[], won: boolean): void {
    const counting = this.by.get(who) ?? new Counting()
    this.by.set(who, counting)
    counting.add(turns, won)
  }

  tallies(): Tallies {
    return Object.fromEntries([...this.by].map(([who, counting]) => [who, counting.tally()]))
  }
}

/** What a record tells, or nothing where the rules refuse it. */
const unlessRefused = <T>(attempt: () => T): T | null => {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof RulesError) return null
    throw error
  }
}

type School = Awaited<ReturnType<typeof schoolOf>>

/** Counts a game; tells whether it could be read by the rules. */
const addGame = (
  countings: Countings,
  game: SavedGame,
  { OPENINGS, PERCEPTION }: School,
): boolean => {
  const rules = door(game.format)
  const { setup, branches, seats } = game
  const answers = (branches[0]?.answers ?? []) as Parameters<typeof rules.apply>[1][]
  const record = { setup, answers }
  // Whoever counts turns takes each answer for one of the options.
  const told = unlessRefused(() =>
    rules.replay(record).stop ? null : turnsIn(rules, OPENINGS, record),
  )
  if (!told) return false
  const won = PERCEPTION.winner(told.board) === rules.factions[0]
  const whoOf = (side: string): string => {
    const seat = entryOf(seats, side)
    return isBots(seat) ? seat.level : PLAYERS
  }
  for (const who of new Set(rules.factions.map(whoOf))) {
    const turns = told.turns.filter(({ where }) => whoOf(where[2]) === who)
    countings.add(who, turns, won)
  }
  return true
}

/** Counts the games that are kept and over, from the printed start, again: game after game, so that the page stays awake, and none after it is no longer asked for. */
export const countKept = async (
  of: GameId,
  kept: readonly Kept[],
  textOf: (id: string) => Promise<string | null>,
  signal: AbortSignal,
): Promise<KeptTallies> => {
  const school = await schoolOf(of)
  const [own, imported] = [new Countings(), new Countings()]
  let unread = 0
  for (const { id, toMove, format = GAMES[0] } of kept) {
    signal.throwIfAborted()
    if (toMove !== null || format !== of) continue
    const text = await textOf(id)
    const game = text === null ? null : (await openRecord(text)).game
    if (game?.setup.position !== undefined) continue
    if (!game || !addGame(isImported(id) ? imported : own, game, school)) unread += 1
  }
  return { own: own.tallies(), imported: imported.tallies(), unread }
}
