import { factions, question, type Faction, type Game } from '../../games/index'
import type { Screen } from '../screen/screen'

/** The side for which the lab tells how a position stands: who is asked, or the first where chance is. */
export const sideAsked = (game: Game): Faction => {
  const by = question(game)?.by
  return by === undefined || by === 'chance' ? factions(game.of)[0] : by
}

/** The chance of that side, from that of the first. */
export const shareFor = (value: number, sign: 1 | -1): number => (sign === 1 ? value : 1 - value)

const TONES = { blue: 'var(--british-text)', red: 'var(--rebels-text)' } as const

/** The colour in which the page writes of a side. */
export const toneOf = (side: Faction, { map }: Screen): string => TONES[map.colourOf(side)]
