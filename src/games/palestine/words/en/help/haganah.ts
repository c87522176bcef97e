import type { Chapter } from './terms'

/** The third armed organization, and to whom it leans. */
export const HAGANAH: Chapter<'haganah'> = {
  haganah: {
    brief:
      'Haganah, the armed wing of the Jewish Agency, was the largest of the groups and the most moderate. Its Track shows whom it helps.',
    points: [
      'Five places: 4 Coordinate, 3 Support, 2 Neutral, and 1 and 0 below them. The game begins at 4.',
      'At 4: one more space for Irgun Operations, and an Arms Cache in each Resources Phase.',
      'Below 4 two Cells and an Arms Cache lie on the Track, below 3 three Cells more.',
      'At 0: Intel chits for the British.',
    ],
    mistake: 'To the right is good for Irgun, to the left for the British.',
    see: ['haganah-shifts', 'haganah-pieces', 'haganah-space', 'haganah-intelligence', 'negotiate'],
  },
  'haganah-shifts': {
    brief: 'What moves the Track, always one step at a time.',
    points: [
      'To the left: a Negotiate that succeeds, a Terror of 6 or more, and Events (P1, P3, P15, P21, P22).',
      'To the right: Events only (P1, P15, P21, P22).',
      'At an end of the Track a further step does nothing, and nothing is gained for it (PR26).',
    ],
    mistake: 'What Irgun lose by Terror only a card can bring back.',
    see: ['haganah', 'negotiate', 'terror', 'haganah-pieces'],
  },
  'haganah-pieces': {
    brief: 'What Haganah lends to Irgun, and takes back.',
    points: [
      'To the right into 3: three Cells become Available; into 4: two Cells and an Arms Cache.',
      'To the left from 4 and from 3 the same go back at once, in the middle of whatever is going on (PR24).',
      'First from Available, then from the map, last from Prison.',
      'Irgun choose which leave the map, Underground or Active, one by one (PR25).',
    ],
    mistake: 'Available ones cannot be spared. Many Available Cells make a shift easy to bear.',
    see: ['haganah', 'available', 'cells', 'haganah-shifts'],
  },
  'haganah-space': {
    brief: 'With Haganah at 4 every Irgun Operation has one space more.',
    points: [
      'Limited ones too, and Travel.',
      'The Track is looked at when the Operation begins: a shift during it takes nothing away (PR7).',
      'Palmach (P13) ends it, or gives it at 3 as well.',
    ],
    mistake:
      'It adds to what an Offensive adds, but not to Operations for which an Event names the number.',
    see: ['how-many-spaces', 'offensive', 'haganah', 'capability'],
  },
  'haganah-intelligence': {
    brief: 'With Haganah at 0 the British learn from it.',
    points: [
      'Every Negotiate draws an Intel chit, in place of its roll.',
      'In each Resources Phase one chit more is drawn (6.2.3).',
    ],
    mistake:
      'The step to 0 itself draws nothing. And with an empty bag there is no Negotiate at 0.',
    see: ['negotiate', 'drawing', 'haganah-cooperation', 'haganah'],
  },
}
