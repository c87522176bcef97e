import type { Chooser, Faction } from '../../rules/index'

/** Who plays: named by themselves, for a list of games tells of them before the game is loaded. */
export const WHO: Readonly<Record<Chooser, string>> = {
  british: 'British',
  irgun: 'Irgun',
  chance: 'Chance',
}

/** A side within a sentence; one of the two has an article. */
export const SIDE: Readonly<Record<Faction, string>> = { british: 'the British', irgun: 'Irgun' }
