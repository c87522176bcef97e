import { load, whichever, type GameId, type OfAny } from '../../games/index'
import { tryAgain } from '../../parts/try-again'
import type { Screen } from './screen'

const offered = new Map<GameId, () => Promise<OfAny<Screen>>>()
const loaded = new Map<GameId, Screen>()

/** Says where the screen of a game is to be had; it is fetched when the game is wanted. */
export const offerScreen = (id: GameId, fetched: () => Promise<OfAny<Screen>>): void => {
  offered.set(id, fetched)
}

/** Fetches a game, its screen and its rules, once; a game that offers none has none. */
export const loadScreen = async (id: GameId): Promise<void> => {
  const fetched = offered.get(id)
  if (!fetched || loaded.has(id)) return
  const [screen] = await Promise.all([tryAgain(fetched), load(id)])
  loaded.set(id, whichever<Screen>(screen))
}

/** The screen of a game; null where it offers none, or none that is there yet. */
export const screenOf = (id: GameId): Screen | null => loaded.get(id) ?? null

/** Whether a game offers a screen that has not come. */
export const isMissing = (id: GameId): boolean => offered.has(id) && !loaded.has(id)

/** The game whose screen was loaded first: it is meant where no other is named. */
export const firstGame = (): GameId | undefined => loaded.keys().next().value
