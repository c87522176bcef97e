import type { Game } from '../games/index'

/** What is reckoned of a game and a key, once: games never change, and are forgotten with what they led to. */
export const remembered = <Key extends readonly unknown[], Found>(
  reckon: (game: Game, ...key: Key) => Found,
) => {
  const known = new WeakMap<Game, Map<string, Found>>()
  return (game: Game, ...key: Key): Found => {
    const ofGame = known.get(game) ?? new Map<string, Found>()
    known.set(game, ofGame)
    const name = JSON.stringify(key)
    const before = ofGame.get(name)
    if (before !== undefined) return before
    const found = reckon(game, ...key)
    ofGame.set(name, found)
    return found
  }
}
