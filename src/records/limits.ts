import { Unreadable } from './fault'

/** What no honest record comes near, and every dishonest one must stay below. */
export const LIMITS = {
  characters: 3_000_000,
  depth: 12,
  name: 80,
  note: 4_000,
  id: 64,
  branches: 300,
  answers: 4_000,
  /** Of all branches together: each is played again when the record is opened. */
  allAnswers: 20_000,
} as const

/** Throws where a text is longer or nested deeper than any record: parsing it could take seconds. */
export const checkText = (text: string): void => {
  if (text.length > LIMITS.characters) throw new Unreadable('too-large')
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]
    if (sign === '"') quoted = !quoted
    else if (quoted) i += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > LIMITS.depth) throw new Unreadable('too-deep')
  }
}

/** Throws where a name in something parsed could do harm: schemas pass over it. */
export const checkNames = (parsed: unknown): void => {
  if (typeof parsed !== 'object' || parsed === null) return
  if (Object.hasOwn(parsed, '__proto__')) throw new Unreadable('forbidden-name', '__proto__')
  for (const value of Object.values(parsed)) checkNames(value)
}
