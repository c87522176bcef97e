import { load, type GameId } from '../../games/index'
import { tryAgain } from '../../parts/try-again'
import type { Screen } from './screen'

/** The screen of whichever game: all it is asked is of its own game. */
type AnyScreen = { readonly [Name in keyof Screen]: unknown }

const offered = new Map<GameId, () => Promise<AnyScreen>>()
const loaded = new Map<GameId, Screen>()

/** Says where the screen of a game is to be had; it is fetched when the game is wanted. */
export const offerScreen = (id: GameId, fetched: () => Promise<AnyScreen>): void => {
  offered.set(id, fetched)
}

/** Fetches a game, its screen and its rules, once; a game that offers none has none. */
export const loadScreen = async (id: GameId): Promise<void> => {
  const fetched = offered.get(id)
  if (!fetched || loaded.has(id)) return
  const [screen] = await Promise.all([tryAgain(fetched), load(id)])
  loaded.set(id, screen as Screen)
}

/** The screen of a game; null where it offers none, or none that is there yet. */
export const screenOf = (id: GameId): Screen | null => loaded.get(id) ?? null

/** Whether a game offers a screen that has not come. */
export const isMissing = (id: GameId): boolean => offered.has(id) && !loaded.has(id)

/** The game whose screen was loaded first: it is meant where no other is named. */
export const firstGame = (): GameId | undefined => loaded.keys().next().value
