import type { Chapter } from './terms'

/** What stands on the map. */
export const PIECES: Chapter<'pieces'> = {
  forces: {
    brief: 'The pieces of both sides: Troops and Police; Cells and Arms Caches.',
    points: [
      'British: 12 Troops and 6 Police. Both together are called cubes.',
      'Irgun: 15 Cells and 5 Arms Caches.',
      'Cells are Underground or Active; all others are always Active.',
      'Curfews, Sabotage and Terror are markers, not pieces.',
    ],
    mistake: 'An Arms Cache is an Irgun piece: it counts against a Deploy and prevents a Restore.',
    see: ['factions', 'troops', 'police', 'cells', 'arms-caches'],
  },
  troops: {
    brief: 'British soldiers: tan cubes, twelve in all, which are always on the map.',
    points: [
      'By Search they move to an adjacent space, by Deploy and in the Redeploy Phase any distance.',
      'An Assault removes one piece for every two of them.',
      'Three in a City under Curfew make a Mass Detention possible.',
      'In Search and Travel they count as cubes.',
    ],
    mistake: 'No Operation, Activity or Event removes a Troop or adds one.',
    see: ['police', 'search', 'assault', 'deploy', 'mass-detention'],
  },
  police: {
    brief: 'British police: light blue cubes, six in all.',
    points: [
      'They are placed by Deploy, one in each space, and moved by Patrol over any distance.',
      'A Patrol removes one Cell for each of them.',
      'Each takes 1 from the roll of a Sabotage in its space. A Rob needs more Cells than Police, and Police see a Cell afterwards.',
      'A Silence removes one of them.',
    ],
    mistake: 'They count as cubes in a Search and a Travel, but never in an Assault.',
    see: ['troops', 'deploy', 'patrol', 'sabotage', 'silence'],
  },
  cells: {
    brief: 'Small groups of Irgun and Lehi: red eight-sided pieces, fifteen in all.',
    points: [
      'They are placed Underground, by Recruit or by an Event.',
      'Underground ones can Sabotage, which turns them Active, and Silence, which does not.',
      'They move by Travel, over any distance.',
      'Patrol and Assault remove Active ones, and Underground ones only for Intel chits; Mass Detention and Events remove either.',
    ],
    mistake:
      'Not all fifteen are always in play: up to five lie on the Haganah Track, and Acre Prison Break (P5) can take two out of the game.',
    see: ['underground', 'recruit', 'travel', 'haganah-pieces', 'prison'],
  },
  'arms-caches': {
    brief: 'Weapons and explosives: dark red discs, five in all. They are what Irgun has to spend.',
    points: [
      'They are placed by Rob, by Haganah in the Resources Phase, and by Peter Bergson (P12).',
      'They stay where they are used for Recruit: two Cells in their space or next to it.',
      'They are given up for 2 more on the roll of a Sabotage, there or next door, or for an Offensive.',
      'An Assault removes one only where no Cell is left, which raises Political Will by 1 and brings a chit.',
    ],
    mistake:
      'British pieces beside it forbid an Offensive, but not Recruit or the 2 on a Sabotage.',
    see: ['rob', 'recruit', 'sabotage', 'offensive', 'assault', 'stacking'],
  },
  underground: {
    brief: 'The two states of Cells: hidden, or known.',
    points: [
      'Underground is the dark, closed face; Active the pale one.',
      'New Cells are always placed Underground.',
      'To Activate is to turn a Cell Active. A Travel turns most Cells Underground again, also those who stay.',
      'A move by Redeploy changes nothing. All Cells turn Underground in the Reset Phase (6.4).',
    ],
    mistake:
      'Where a rule does not say Underground, an Active Cell will do as well: so for Rob, Travel and Propagandize.',
    see: ['cells', 'search', 'travel', 'sabotage', 'reset'],
  },
  available: {
    brief: 'Pieces that stand beside the map and can be placed.',
    points: [
      'To place is to take from here. To remove is to put back here, or in Prison where the rule says so.',
      'If none is left, nothing is placed: neither side may take a piece from the map, from Prison or from the Haganah Track instead (PR1).',
      'The three Curfews are Available to the British in the same way.',
    ],
    mistake:
      'Those who know other games of this series: here nothing is ever taken from elsewhere on the map.',
    see: ['forces', 'prison', 'haganah-pieces', 'stacking'],
  },
  stacking: {
    brief: 'How many of a kind may be in one space.',
    points: [
      'At most two Arms Caches in a space, and none on a Railway.',
      'At most one Curfew, in Cities only.',
      'Any number of Sabotage markers anywhere and of Terror markers in Cities, as long as there are some of the fifteen (PR22).',
      'Any number of all other pieces.',
    ],
    mistake: 'Events keep to these limits as well (5.1.1).',
    see: ['arms-caches', 'curfew', 'sabotage-marker', 'terror-marker'],
  },
  comparison: {
    brief: 'A plain count of pieces in one space, made when it is needed. Nobody controls a space.',
    points: [
      'Deploy: more Troops than Cells and Arms Caches together; Police do not count.',
      'Rob: more Cells than Police; Troops do not count.',
      'Silence: at least as many Underground Cells as Police.',
      'Travel: those who come and the cubes there, more than three.',
    ],
    mistake: 'Each of them compares other pieces. The reason beside a space gives the numbers.',
    see: ['deploy', 'rob', 'silence', 'travel'],
  },
}
