import type { GameId } from '../../games/index'
import type { Screen } from './screen'

const offered = new Map<GameId, () => Promise<Screen>>()
const loaded = new Map<GameId, Screen>()

/** Says where the screen of a game is to be had; it is fetched when the game is wanted. */
export const offerScreen = (id: GameId, load: () => Promise<Screen>): void => {
  offered.set(id, load)
}

/** Fetches the screen of a game, once; a game that offers none has none. */
export const loadScreen = async (id: GameId): Promise<void> => {
  const load = offered.get(id)
  if (load && !loaded.has(id)) loaded.set(id, await load())
}

/** The screen of a game; null where it offers none, or none that is there yet. */
export const screenOf = (id: GameId): Screen | null => loaded.get(id) ?? null

/** The game whose screen was loaded first: it is meant where no other is named. */
export const firstGame = (): GameId | undefined => loaded.keys().next().value

/** What speaks of a game where none is named yet comes with the one that was offered first. */
export const withGame =
  <T>(fetched: () => Promise<T>) =>
  async (): Promise<T> => {
    const [first] = offered.keys()
    const [part] = await Promise.all([fetched(), first !== undefined && loadScreen(first)])
    return part
  }
