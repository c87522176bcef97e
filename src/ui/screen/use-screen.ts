import { createContext, useContext } from 'react'
import type { GameId } from '../../games/index'
import type { Screen } from './screen'
import { firstGame, screenOf } from './screens'

/** The game that a part of the page is about; where nothing is said, the first that was loaded. */
export const GameContext = createContext<GameId | null>(null)

/** The words and drawings of the game that this part of the page is about. */
export const useScreen = (): Screen => {
  const named = useContext(GameContext)
  const id = named ?? firstGame()
  const found = id === undefined ? null : screenOf(id)
  if (found === null) throw new Error(`the screen of '${id ?? 'no game'}' is not loaded`)
  return found
}
