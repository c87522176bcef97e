import type { Faction } from '../games/index'
import type { Moment } from './moment'

/** Who sat at the table last, up to a moment of its line. */
export const seatTaken = (line: readonly Moment[], at: number): Faction | null =>
  line
    .slice(0, at + 1)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== null)
    .at(-1) ?? null
