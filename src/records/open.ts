import { NotLoaded, load } from '../games/index'
import { tryAgain } from '../parts/try-again'
import { migrated } from './migrate'
import { isOwn } from './own'
import type { Reading } from './read'
import type { SavedGame } from './saved-game'

/** What checks records. It is fetched for those that come from elsewhere than this tab. */
const reader = () =>
  tryAgain(() => import('./read')).catch((cause: unknown) => {
    throw new NotLoaded('what reads records', cause)
  })

/** Fetches the rules that a record names, and reads it. */
export const openRecord = async (text: string): Promise<Reading> => {
  if (isOwn(text)) {
    const game = migrated(JSON.parse(text) as Readonly<Record<string, unknown>>) as SavedGame
    await load(game.format)
    return { game, fault: null }
  }
  return (await reader()).readText(text)
}
