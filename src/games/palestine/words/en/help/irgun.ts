import type { Chapter } from './terms'

/** What Irgun can do. */
export const IRGUN: Chapter<'irgun'> = {
  recruit: {
    brief: 'An Irgun Operation that places Cells.',
    points: [
      'Up to three spaces without Curfew: Cities, and any spaces with an Arms Cache in them or next to them, Railways too.',
      'Near an Arms Cache one or two Cells are placed, in another City one.',
      'An Arms Cache counts also where British pieces stand.',
    ],
    mistake:
      'Neither Cells nor Arms Caches need be in the City itself, and British pieces do not prevent it. A Curfew does.',
    see: ['cells', 'arms-caches', 'curfew', 'adjacent', 'offensive'],
  },
  travel: {
    brief: 'An Irgun Operation that moves Cells over any distance and hides them.',
    points: [
      'You choose up to three origins; any Cells there go to any spaces, also to the same one.',
      'A group turns Active if it goes to a Railway or a City under Curfew, and it and the cubes there are more than three.',
      'Otherwise the whole group turns Underground, also Active ones and those who stay.',
      'A Cell travels once in an Operation (PR49).',
    ],
    mistake:
      'The test counts one group, not the Cells that are there or come from elsewhere. Those who are left out of it stay as they are.',
    see: ['underground', 'railway', 'curfew', 'comparison'],
  },
  sabotage: {
    brief: 'An Irgun Operation that places Sabotage markers.',
    points: [
      'Up to three spaces of any kind with an Underground Cell. In each, one Underground Cell turns Active.',
      'Before the roll one Arms Cache of the space or next to it may be expended, for 2 more.',
      'Roll a die, less 1 for each Police there. Above 2 a Sabotage marker is placed.',
      'A Special Activity may come between the Activation and the roll (PR51).',
    ],
    mistake:
      'A failure leaves the Cell Active all the same. A Silence before the roll takes away a Police that would count.',
    see: ['roll', 'terror', 'arms-caches', 'police', 'sabotage-marker'],
  },
  rob: {
    brief: 'An Irgun Operation that places Arms Caches.',
    points: [
      'Up to three Districts and Cities with more Cells than Police.',
      'Roll a die in each: above 2 an Arms Cache is placed, if one is Available and fewer than two are there.',
      'Then, if there are Police, one Underground Cell turns Active, whether it succeeded or not.',
    ],
    mistake: 'Where no Arms Cache could be placed, no die is rolled (PR54).',
    see: ['arms-caches', 'police', 'pass', 'expropriations', 'stacking'],
  },
  silence: {
    brief: 'An Irgun Special Activity that removes a Police: a killing, in plain words.',
    points: [
      'With any Irgun Operation, in one space of any kind.',
      'There must be Police, and at least as many Underground Cells.',
      'One Police goes to Available, and no Cell turns Active.',
    ],
    mistake:
      'If it takes the last British piece from a City under Curfew, the Curfew falls at once (PR20).',
    see: ['police', 'underground', 'sabotage', 'rob', 'curfew'],
  },
  propagandize: {
    brief: 'An Irgun Special Activity that turns the curfews against those who impose them.',
    points: [
      'With any Irgun Operation, in one or two Cities with a Curfew and a Cell.',
      'If all Cells there are Underground, one of them turns Active.',
      'Political Will falls by 1 for each City; by 2 with Menachem Begin (P25, shaded).',
    ],
    mistake: 'An Active Cell is enough, so that one which has just come by Travel will do.',
    see: ['curfew', 'political-will', 'travel', 'underground'],
  },
  terror: {
    brief: 'An Irgun Special Activity that makes a Sabotage in a City an attack on people.',
    points: [
      'Only with Sabotage, declared for one of its Cities before the die is rolled.',
      'The same roll: above 2 one Terror marker is placed in place of Sabotage.',
      'On 6 or more, with all that is added, two are placed, and Haganah shifts one step to the left.',
      'Not in an Operation that an Event grants, except Veterans of WWII (P26).',
    ],
    mistake:
      'Two markers cost 6 in the count, and Haganah takes pieces back. What that leaves Irgun should be looked at before.',
    see: ['sabotage', 'terror-marker', 'haganah-shifts', 'haganah-pieces', 'roll'],
  },
}
