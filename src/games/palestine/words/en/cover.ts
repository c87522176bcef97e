import type { Faction } from '../../rules/index'

/** What the game is called. */
export const NAME = 'Palestine'

/** Where and when it plays. */
export const SUBTITLE = '1945–1947'

/** Levels of bots that are called otherwise by a side. */
export const RANKS: Readonly<Record<string, Readonly<Record<Faction, string>>>> = {
  officer: { british: 'Officer', irgun: 'Fighter' },
}
