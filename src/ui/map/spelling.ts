import type { SpaceId } from '../../games/index'
import type { Screen } from '../screen/screen'

/** Letters typed one soon after the other make a word. */
export interface Spelling {
  readonly typed: string
  readonly at: number
}

export const NOTHING_TYPED: Spelling = { typed: '', at: -Infinity }

/** How long a word waits for its next letter, in milliseconds. */
const PATIENCE = 900

export const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)

/** Whether a word is being typed. */
export const isSpelling = ({ typed, at }: Spelling, now: number): boolean =>
  typed !== '' && now - at < PATIENCE

export const spelled = (before: Spelling, letter: string, now: number): Spelling => ({
  typed: (isSpelling(before, now) ? before.typed : '') + letter.toLowerCase(),
  at: now,
})

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, '')

/** The space that a word leads to: the same letter again and again goes from name to name. */
export function spaceNamed(
  { typed }: Spelling,
  from: SpaceId,
  { map: { spaces }, words: { spaceName } }: Pick<Screen, 'map' | 'words'>,
): SpaceId | null {
  const again = new Set(typed).size === 1
  const word = again ? typed.slice(0, 1) : typed
  const start = spaces.indexOf(from) + (again ? 1 : 0)
  const around = [...spaces.slice(start), ...spaces.slice(0, start)]
  return (
    around.find((space) => lettersOf(spaceName(space)) === word) ??
    around.find((space) => lettersOf(spaceName(space)).startsWith(word)) ??
    null
  )
}
