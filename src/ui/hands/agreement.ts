import { createStore } from 'zustand/vanilla'

const KEY = 'lab.agreed'
/** So many games are remembered, the latest first. */
const MOST = 50

const kept = (): readonly string[] => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** The games of two players in which both have said that the lab may be on, by their ids. */
export const agreed = createStore<readonly string[]>()(kept)

export const agreeIn = (game: string): void => {
  const games = [game, ...agreed.getState().filter((one) => one !== game)].slice(0, MOST)
  agreed.setState(games, true)
  try {
    localStorage.setItem(KEY, JSON.stringify(games))
  } catch {
    // Storage is blocked or full: it holds until the page is closed.
  }
}
