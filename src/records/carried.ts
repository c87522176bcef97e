import type { LinkReading } from './link/index'
import type { PictureReading } from './png'
import type { SavedGame } from './saved-game'
import { asWritten, writeRecord } from './write'

/** Under which name a picture carries its game. */
const KEYWORD = 'arab-revolt'

/** A game as the fragment of a link, without its analysis; null where it is too long for one. */
export const linkTo = async (game: SavedGame): Promise<string | null> => {
  const { writeLink } = await import('./link/index')
  const played = { ...game }
  delete played.analysis
  return writeLink(asWritten(played))
}

/** A link read, as far as that is possible. */
export const readGameLink = async (link: string): Promise<LinkReading> =>
  (await import('./link/index')).openLink(link)

/** A picture that carries a game. */
export const withGame = async (png: Uint8Array, game: SavedGame): Promise<Uint8Array> => {
  const { withText } = await import('./png')
  return withText(png, KEYWORD, writeRecord(game))
}

/** The game that a picture carries. */
export const gameIn = async (png: Uint8Array): Promise<PictureReading> =>
  (await import('./png')).textIn(png, KEYWORD)
