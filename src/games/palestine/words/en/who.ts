import type { Chooser } from '../../rules/index'

/** Who plays: named by themselves, for a list of games tells of them before the game is loaded. */
export const WHO: Readonly<Record<Chooser, string>> = {
  british: 'British',
  irgun: 'Irgun',
  chance: 'Chance',
}
