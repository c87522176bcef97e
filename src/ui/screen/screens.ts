import { isGame, load, whichever, type GameId, type OfAny } from '../../games/index'
import { tryAgain } from '../../parts/try-again'
import type { Screen } from './screen'

const offered = new Map<GameId, () => Promise<OfAny<Screen>>>()
const loaded = new Map<GameId, Screen>()

/** Says where the screen of a game is to be had; it is fetched when the game is wanted. */
export const offerScreen = (id: GameId, fetched: () => Promise<OfAny<Screen>>): void => {
  offered.set(id, fetched)
}

/** The games that have a screen, in the order in which they are shown. */
export const drawnGames = (): readonly GameId[] => [...offered.keys()]

/** Fetches a game, its rules and its screen, once; one that offers no screen has its rules alone, one from elsewhere nothing. */
export const loadScreen = async (id: GameId): Promise<void> => {
  if (loaded.has(id) || !isGame(id)) return
  const fetched = offered.get(id)
  const [screen] = await Promise.all([fetched && tryAgain(fetched), load(id)])
  if (screen) loaded.set(id, whichever<Screen>(screen))
}

/** The screen of a game; null where it offers none, or none that is there yet. */
export const screenOf = (id: GameId): Screen | null => loaded.get(id) ?? null

/** The game whose screen was loaded first: it is meant where no other is named. */
export const firstGame = (): GameId | undefined => loaded.keys().next().value
