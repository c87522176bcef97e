import type { Content, OperationsChit, Punishment } from '../../rules/index'

/** Everything on the sheet of which one may ask what it is. */
export type What =
  | Content
  | OperationsChit
  | Punishment
  | 'available'
  | 'forecast'
  | 'prison'
  | 'out-of-play'
  | 'political-will'
  | 'unity'
  | 'district'
  | 'city'
  | 'railway'
  | 'country'
  | 'initiative'

/** What a thing on the sheet is: its name and state, what it does, and the rule. */
export const WHAT: Readonly<Record<What, string>> = {
  troops:
    'Troops, tan cubes: British soldiers. They Patrol and Sweep, and are the strength of an Assault (1.4).',
  police:
    'Police, light blue cubes: British. They are placed by Deploy and Patrol; in Districts they do not Assault (1.4).',
  irregularsUnderground:
    'Irregular, Underground: on the British side. It can be Activated for a Sweep or a Divide (1.4.3).',
  irregularsActive:
    'Irregular, Active: on the British side. It has been used, and turns Underground in the Reset Phase (1.4.3, 6.5).',
  guerrillasUnderground:
    'Guerrilla, Underground: Rebel. It can Sabotage and Ambush, and no Assault reaches it (1.4.3).',
  guerrillasActive:
    'Guerrilla, Active: Rebel. An Assault can remove it, and so can the effect of the Operations chit (1.4.3).',
  bases: 'Base: Rebel. More Guerrillas come here in a Rally; each lowers Political Will (1.4).',
  opposition:
    'Opposition: the people here are with the Rebels. It halves an Assault and lets them Rally here (1.6).',
  curfew: 'Curfew: no Rally here, and who Marches in may be noticed (1.12).',
  sabotage:
    'Sabotage: the Railway is broken, which lowers Political Will in the count (1.9, 6.1.1).',
  1: 'Operations chit 1: the Rebels act in one space, and nothing follows (1.8).',
  2: 'Operations chit 2: the Rebels act in two spaces; then the British may remove an Active Guerrilla (1.8).',
  3: 'Operations chit 3: the Rebels act in three spaces; then the British may replace an Active Guerrilla by an Irregular (1.8).',
  detain: 'Punishment chit, Detain: a Guerrilla goes to Prison; then Opposition comes (1.7).',
  demolish: 'Punishment chit, Demolish: Opposition goes; then a Guerrilla comes (1.7).',
  fine: 'Punishment chit, Fine: a Sabotage marker next to the space goes; nothing follows (1.7).',
  available: 'What a side has left to place, and its chits (1.4.1).',
  forecast:
    'What Political Will would become if a Propaganda card were turned up now, line by line (6.1).',
  prison:
    'Prison: Guerrillas and Bases that were Detained. They come back in the Reset Phase (1.4.1).',
  'out-of-play':
    'Out of Play: Troops who have left, and countries where nobody may go yet (1.4.1).',
  'political-will':
    'Political Will, from 0 to 20: at 0 after a count the Rebels win; else the British win at the end (1.10, 7.0).',
  district:
    'District: it can hold every kind of piece, Opposition and a Curfew; in an Assault only Troops count here (1.3.2, 3.2.4).',
  city: 'City: a space of its own, apart from the District around it; Police count here in an Assault too (1.3.3, 3.2.4).',
  railway:
    'Railway: one space, next to every space that it touches. It can be Sabotaged; nobody lives here (1.3.4).',
  country: 'Foreign Country: a refuge of the Rebels; no British piece ever enters it (1.3.7).',
  initiative:
    'Initiative Track: each side takes one of three boxes. One farther left allows less, and gives the first choice on the next card (2.3).',
  unity:
    'Unity Track: how well the Rebels hold together, from Decentralized on the left to Centralized on the right (1.11, 6.6).',
}
