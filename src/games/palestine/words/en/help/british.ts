import type { Chapter } from './terms'

/** What the British can do. */
export const BRITISH: Chapter<'british'> = {
  deploy: {
    brief: 'A British Operation that places Police, and then moves Troops to one space.',
    points: [
      'Up to three Districts and Cities with more Troops than Cells and Arms Caches.',
      'In each, one Police is placed from Available.',
      'Then any Troops may move to one space, from anywhere, also to a Railway and to a space not selected.',
      'The Troops may move in a Limited Deploy too.',
    ],
    mistake: 'There is no Intelligence Lead for a Deploy (PR8), and the Police cannot be declined.',
    see: ['police', 'troops', 'comparison', 'restore', 'negotiate'],
  },
  patrol: {
    brief: 'A British Operation that moves Police, and then removes Cells to Prison in one space.',
    points: [
      'Up to three spaces of any kind with Cells, Underground or Active, as destinations.',
      'Any Police may move in, from anywhere; each of them moves once (PR33).',
      'Then in one selected space one Active Cell goes to Prison for each Police there.',
      'Underground Cells can be removed as well, for Intel chits, within the number of Police (PR36).',
    ],
    mistake:
      'Only one of the spaces loses Cells, two with Road Mines (P23, unshaded). The others only get their Police.',
    see: ['police', 'prison', 'spending', 'negotiate'],
  },
  search: {
    brief: 'A British Operation that moves Troops, Activates Cells and puts Cities under Curfew.',
    points: [
      'Up to three spaces of any kind, also without Cells.',
      'Any Troops in adjacent spaces may move in, all at the same time; no Special Activity comes in between.',
      'In a District or on a Railway one Cell turns Active for every two cubes.',
      'In a City either a Curfew is placed and one Cell turns Active for every three cubes, or an Intel chit is discarded and one turns Active for each cube, without a Curfew.',
    ],
    mistake:
      'Only Troops move, but Police count as cubes. A Curfew that is there already stays, whichever way is chosen (PR39).',
    see: ['curfew', 'discarding', 'underground', 'assault', 'mass-detention'],
  },
  assault: {
    brief: 'A British Operation that removes Active Irgun pieces.',
    points: [
      'Up to three spaces in which Troops and Irgun pieces stand together.',
      'One piece for every two Troops, rounded down; Police do not count.',
      'Active Cells go first, by turns to Available and to Prison, the first to Available.',
      'Underground Cells can be removed for Intel chits, within the same number.',
      'Arms Caches go only when no Cell is left. Each raises Political Will by 1 and brings an Intel chit.',
    ],
    mistake:
      'One Underground Cell protects the Arms Caches of its space. The turns begin anew in each space (PR41).',
    see: ['troops', 'spending', 'arms-caches', 'prison', 'search'],
  },
  restore: {
    brief: 'A British Special Activity that clears a space.',
    points: [
      'Only with Deploy, or by Alan Cunningham (P16, unshaded).',
      'One space with Troops and Police and without any Irgun piece; it need not be a space of the Deploy.',
      'Any Curfew and all Sabotage markers are removed; then Terror markers turn to Sabotage, and stay.',
    ],
    mistake: 'The Curfew goes as well, wanted or not. Terror takes two Restores to clear.',
    see: ['deploy', 'sabotage-marker', 'terror-marker', 'curfew'],
  },
  negotiate: {
    brief: 'A British Special Activity that tries to draw Haganah away from Irgun.',
    points: [
      'Only with Deploy, Patrol or Search.',
      'Roll a die and add 1 for each Terror marker on the map. Above the value of the Haganah Track it shifts one step to the left.',
      'With the Track at 0 there is no roll: draw an Intel chit.',
    ],
    mistake:
      'At 4 a plain die succeeds on 5 and 6; each Terror marker on the map makes one more result good.',
    see: ['haganah', 'haganah-shifts', 'haganah-intelligence', 'terror-marker'],
  },
  'mass-detention': {
    brief: 'A British Special Activity that arrests many people at once, guilty or not.',
    points: [
      'Only with Search or Assault, or where an Event grants it (P1, P14).',
      'In one City under Curfew with at least three Troops.',
      'Roll a die: so many Cells of the City and its District go to Prison, Underground ones too; the British choose which (PR45).',
      'If there are fewer Cells than that, Political Will falls by the rest of the roll.',
    ],
    mistake:
      'It is allowed without any Cell, and then costs the whole roll (PR3). Arms Caches are not touched.',
    see: ['curfew', 'prison', 'political-will', 'search'],
  },
}
