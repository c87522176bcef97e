import type { Content, IntelChit } from '../../rules/index'

/** Everything on the sheet of which one may ask what it is. */
export type What =
  | Content
  | IntelChit
  | 'available'
  | 'forecast'
  | 'prison'
  | 'out-of-game'
  | 'political-will'
  | 'haganah'
  | 'district'
  | 'city'
  | 'railway'
  | 'country'
  | 'initiative'

/** What a thing on the sheet is: its name and state, what it does, and the rule. */
export const WHAT: Readonly<Record<What, string>> = {
  troops:
    'Troops, tan cubes: British soldiers, twelve in all. They Search, and are the strength of an Assault (1.4).',
  police:
    'Police, light blue cubes: British. They Patrol, and each takes 1 from the roll of a Sabotage here (1.4, 3.3.3).',
  cellsUnderground:
    'Cell, Underground: Irgun. It can Sabotage and Silence; a Patrol or an Assault removes it only for an Intel chit (1.4.3, 1.6.1).',
  cellsActive: 'Cell, Active: Irgun. A Patrol or an Assault can remove it (1.4.3).',
  armsCaches:
    'Arms Cache: Irgun. Cells are Recruited here and next to it; expended, it adds 2 to a Sabotage, or pays for one more space (1.6.2, 2.3.7).',
  curfew:
    'Curfew: no Recruit here, and it opens the City to Mass Detention and Propagandize (1.10).',
  sabotage:
    'Sabotage: it lowers Political Will in the count, by 1 each in Districts, 2 each in Cities, 2 once on a Railway (1.7, 6.1.1).',
  terror:
    'Terror: an attack that killed. Each lowers Political Will by 3 in the count, and adds 1 to the roll of a Negotiate (1.7, 4.2.2).',
  0: 'Intel chit 0: it can be discarded for a Search or for one more space, but removes nobody (1.6.1).',
  1: 'Intel chit 1: spent by a Patrol or an Assault, it removes one Underground Cell (1.6.1).',
  2: 'Intel chit 2: spent by a Patrol or an Assault, it removes up to two Underground Cells of one space (1.6.1).',
  available: 'What a side has left to place. Nothing is taken from elsewhere instead (1.4.1, PR1).',
  forecast:
    'What Political Will would become if a Propaganda card were turned up now, line by line (6.1).',
  prison:
    'Prison: Cells that were arrested. Half of them, rounded down, come back in the Reset Phase (1.3.6, 6.4).',
  'out-of-game': 'Cells that Acre Prison Break has taken out of the game (P5, PR28).',
  'political-will':
    'Political Will, from 0 to 20: at 0 after a count Irgun win; else the British win at the end (1.8, 7.0).',
  haganah:
    'Haganah Track: on the right Haganah works with Irgun and lends pieces; on the left it helps the British (6.5).',
  district: 'District: each Sabotage marker here counts 1. It can hold Arms Caches (1.3.2).',
  city: 'City: a space of its own, apart from the District around it. Sabotage here counts 2, Terror 3; only Cities can be under Curfew (1.3.3).',
  railway:
    'Railway: one space, next to every space that it touches. With any Sabotage it counts 2; it can hold no Arms Cache (1.3.4).',
  country: 'Drawn for the map’s sake: in this game nobody goes abroad (1.3.1).',
  initiative:
    'Initiative Track: each side takes one of three boxes. One farther left allows less, and gives the first choice on the next card (2.3).',
}
