import { asWritten, writeRecord, type SavedGame } from '../../records/index'
import type { LinkReading } from '../../records/link/index'
import type { PictureReading } from '../../records/png'

export { BEGINS as LINK_BEGINS } from '../../records/link/begins'
export type { LinkReading } from '../../records/link/index'
export type { PictureReading } from '../../records/png'

/** Under which name a picture carries its game. */
const KEYWORD = 'arab-revolt'

/** A game as the fragment of a link, without its analysis; null where it is too long for one. */
export const linkTo = async (game: SavedGame): Promise<string | null> => {
  const { writeLink } = await import('../../records/link/index')
  const played = { ...game }
  delete played.analysis
  return writeLink(asWritten(played))
}

/** A link read, as far as that is possible. */
export const readGameLink = async (link: string): Promise<LinkReading> =>
  (await import('../../records/link/index')).openLink(link)

/** A picture that carries a game. */
export const withGame = async (png: Uint8Array, game: SavedGame): Promise<Uint8Array> => {
  const { withText } = await import('../../records/png')
  return withText(png, KEYWORD, writeRecord(game))
}

/** The game that a picture carries. */
export const gameIn = async (png: Uint8Array): Promise<PictureReading> =>
  (await import('../../records/png')).textIn(png, KEYWORD)
