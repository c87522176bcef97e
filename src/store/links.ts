import type { LinkReading } from '../records/link/index'
import type { PictureReading } from '../records/png'
import { positionOf, type GameRecord } from '../games/index'
import { writeRecord } from '../records/index'
import { recordOf } from './record-of'
import { present } from './selectors'
import type { TableState } from './table-state'

export { BEGINS as LINK_BEGINS } from '../records/link/begins'
export type { LinkReading } from '../records/link/index'
export type { PictureReading } from '../records/png'

/** Under which name a picture carries its game. */
const KEYWORD = 'arab-revolt'

/** The game on the table as the fragment of a link; null where it cannot be one. */
export const gameLink = async (state: TableState, now: Date): Promise<string | null> => {
  const record = recordOf(state, now.toISOString())
  if (record === null) return null
  const { writeLink } = await import('../records/link/index')
  return writeLink(record)
}

/** The position on the table as a game of its own: the phase as it began, and the answers since. */
const sinceCheckpoint = (state: TableState): GameRecord | null => {
  const game = present(state)?.game
  if (!game) return null
  const position = positionOf(game.checkpoint)
  const deck = game.setup.deck?.filter((card) => !game.checkpoint.played.includes(card))
  return { setup: { position, ...(deck && { deck }) }, answers: game.choices }
}

/** The position on the table, without the game that led to it, as the fragment of a link. */
export const positionLink = async (state: TableState, now: Date): Promise<string | null> => {
  const record = recordOf(state, now.toISOString())
  const short = sinceCheckpoint(state)
  const [main] = record?.branches ?? []
  if (!record || !short || !main) return null
  const { answers, setup } = short
  const { writeLink } = await import('../records/link/index')
  return writeLink({
    ...record,
    setup,
    between: null,
    takenBack: [],
    branch: 0,
    branches: [
      {
        ...main,
        answers: [...answers],
        ended: false,
        otherChance: [],
        notes: {},
        at: { answers: answers.length, turnOver: present(state)?.turnOver === true },
      },
    ],
  })
}

/** A link read, as far as that is possible. */
export const readGameLink = async (link: string): Promise<LinkReading> =>
  (await import('../records/link/index')).readLink(link)

/** A picture that carries the game on the table. */
export const withGame = async (
  png: Uint8Array,
  state: TableState,
  now: Date,
): Promise<Uint8Array> => {
  const record = recordOf(state, now.toISOString())
  const { withText } = await import('../records/png')
  return record ? withText(png, KEYWORD, writeRecord(record)) : png
}

/** The game that a picture carries. */
export const gameIn = async (png: Uint8Array): Promise<PictureReading> =>
  (await import('../records/png')).textIn(png, KEYWORD)
