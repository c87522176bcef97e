import { GAMES, type GameId } from '../../games/index'
import { recordText, type TableState } from '../../store/index'

/** Hands a text or a picture to the browser to be saved as a file. */
export const saveFile = (
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 40)

/** What the file of a game is called, or of a picture of it; what does not say its game is of the first. */
export const fileName = (
  of: GameId | undefined,
  name: string,
  date: Date,
  kind: 'json' | 'svg' | 'png' = 'json',
): string =>
  `${[of ?? GAMES[0], plain(name), date.toISOString().slice(0, 10)].filter(Boolean).join('-')}.${kind}`

/** Saves the game of a table as a file. */
export const saveGame = (state: TableState): void => {
  const now = new Date()
  saveFile(fileName(state.setup?.game, state.identity?.name ?? '', now), recordText(state, now))
}
