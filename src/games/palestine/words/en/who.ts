import type { Chooser } from '../../rules/index'

/** Who plays: named by themselves, for a list of games tells of them before the game is loaded. */
export const WHO: Readonly<Record<Chooser, string>> = {
  british: 'British',
  irgun: 'Irgun',
  chance: 'Chance',
}

/** The same within a sentence; one of the two has an article. */
export const IN_TEXT: Readonly<Record<Chooser, string>> = {
  british: 'the British',
  irgun: 'Irgun',
  chance: 'chance',
}
