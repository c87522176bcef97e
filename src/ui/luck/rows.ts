import { FACTIONS, PUNISHMENTS } from '../arab-revolt'
import type { Luck, Tally } from '../../insight/index'
import { LUCK } from '../../games/arab-revolt/words/en/luck'

/** One line of what chance gave. */
export interface LuckRow extends Tally {
  readonly what: string
}

/** What chance gave, line by line; nothing of what it was never asked for. */
export const luckRows = (luck: Luck): readonly LuckRow[] =>
  [
    ...FACTIONS.map((side) => ({ what: LUCK.rolls(side), ...luck.rolls[side] })),
    { what: LUCK.spaces, ...luck.spaces },
    ...PUNISHMENTS.map((chit) => ({ what: LUCK.punishment(chit), ...luck.punishments[chit] })),
    { what: LUCK.will, ...luck.will },
    ...luck.propaganda.map((tally, i) => ({ what: LUCK.propaganda(i + 1), ...tally })),
  ].filter(({ times }) => times > 0)
