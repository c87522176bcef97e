import type { Faction } from '../../rules/index'

/** What the game is called. */
export const NAME = 'Arab Revolt'

/** Where and when it plays. */
export const SUBTITLE = 'Palestine 1936–1939'

/** Levels of bots that are called otherwise by a side. */
export const RANKS: Readonly<Record<string, Readonly<Record<Faction, string>>>> = {
  officer: { british: 'Officer', rebels: 'Fighter' },
}
