import type { SavedGame } from './saved-game'
import { playersIn } from './seats'

const WIDTH = 100

/** Items on as few lines as they fit. */
const filled = (items: readonly string[], indent: string): string => {
  const lines: string[] = []
  let line = ''
  for (const item of items) {
    const longer = line === '' ? indent + item : `${line}, ${item}`
    if (line !== '' && longer.length >= WIDTH) {
      lines.push(line)
      line = indent + item
    } else line = longer
  }
  return [...lines, line].join(',\n')
}

const laidOut = (value: unknown, indent: string): string => {
  const short = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + short.length <= WIDTH)
    return short
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map((item) => laidOut(item, inner))
    return `[\n${filled(items, inner)}\n${indent}]`
  }
  const fields = Object.entries(value).map(
    ([name, field]) => `${inner}${JSON.stringify(name)}: ${laidOut(field, inner)}`,
  )
  return `{\n${fields.join(',\n')}\n${indent}}`
}

/** A record as it is written: in the oldest version that can tell all of it, so that older programs read it too. */
export const asWritten = (game: SavedGame): object => {
  const { format, id, name, created, changed, seats, ...rest } = game
  if (Object.values(seats).some((seat) => 'standIn' in seat)) return game
  if (rest.analysis !== undefined) return { ...game, version: 3 }
  const players = playersIn(seats)
  if (players === null) return { ...game, version: 2 }
  const told = { format, version: 1, id, name, created, changed, players, mode: 'play' }
  return { ...told, ...rest, version: 1 }
}

/** A record as text that people can read: a field a line, answers side by side. */
export const writeRecord = (game: SavedGame): string => `${laidOut(asWritten(game), '')}\n`
