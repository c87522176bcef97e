import { Unreadable } from './fault'

/** How far a game may grow at the table. What keeps to it opens everywhere. */
export const LIMITS = {
  id: 64,
  name: 80,
  note: 4_000,
  /** The signs of all notes together. */
  notes: 400_000,
  branches: 300,
  /** From the beginning of the game to the end of a branch. */
  answers: 4_000,
  /** Of all branches together: each is played again when the record is opened. */
  allAnswers: 20_000,
} as const

/** How far the reader goes. Games have been kept that had outgrown the limits; what is beyond this is no game. */
export const READABLE = {
  characters: 10_000_000,
  depth: 12,
  /** In the order of a set-up; the rules know how many there are. */
  cards: 100,
  branches: 3_000,
  allAnswers: 100_000,
} as const

/** The signs of what bears no name of its own. */
export const SIGNS = {
  id: /^[a-z0-9-]+$/,
  date: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
} as const

/** Throws where a text is longer or nested deeper than any record: parsing it could take seconds. */
export const checkText = (text: string): void => {
  if (text.length > READABLE.characters) throw new Unreadable('too-large')
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]
    if (sign === '"') quoted = !quoted
    else if (quoted) i += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > READABLE.depth) throw new Unreadable('too-deep')
  }
}

/** Throws where a name in something parsed could do harm: schemas pass over it. */
export const checkNames = (parsed: unknown): void => {
  if (typeof parsed !== 'object' || parsed === null) return
  if (Object.hasOwn(parsed, '__proto__')) throw new Unreadable('forbidden-name', '__proto__')
  for (const value of Object.values(parsed)) checkNames(value)
}
