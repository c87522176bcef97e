import type { Chooser } from '../../rules/index'

/** Who plays: named by themselves, for a list of games tells of them before the game is loaded. */
export const WHO: Readonly<Record<Chooser, string>> = {
  british: 'British',
  rebels: 'Rebels',
  chance: 'Chance',
}

/** The same within a sentence. */
export const IN_TEXT: Readonly<Record<Chooser, string>> = {
  british: 'the British',
  rebels: 'the Rebels',
  chance: 'chance',
}
