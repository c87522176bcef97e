import type { Chapter } from './terms'

/** What the British know. */
export const INTEL: Chapter<'intel'> = {
  'intel-chits': {
    brief: 'Nine chits, three each of 0, 1 and 2: what the British know of Irgun.',
    points: [
      'Those that are held lie open; the others are in a bag.',
      'They can be spent for their value, or discarded whatever their value is.',
      'A chit that was spent or discarded is in the bag again at once, and may be drawn in the same action (PR29).',
    ],
    mistake: 'A 0 is not worthless: it serves for a Search in a City and for an Intelligence Lead.',
    see: ['drawing', 'spending', 'discarding', 'british-intel'],
  },
  drawing: {
    brief: 'The British take a chit out of the bag at random and show it.',
    points: [
      'By a Pass; by an Assault that removes an Arms Cache; by a Negotiate with Haganah at 0.',
      'In the Resources Phase: one if they hold none, and one more with Haganah at 0.',
      'By some Events: Jewish Agency (P22), CID (P28), Menachem Begin (P25).',
      'If the bag is empty, none is drawn.',
    ],
    mistake: 'What is in the bag is known: three of each value, less those that are held.',
    see: ['intel-chits', 'pass', 'assault', 'negotiate', 'resources'],
  },
  spending: {
    brief:
      'To give a chit for its value, so that a Patrol or an Assault reaches Underground Cells.',
    points: [
      'Active Cells go first. What is left of the number of Police, or of every two Troops, may fall on Underground ones.',
      'Each chit removes as many as its value; several may be spent one after the other.',
      'All of it is spent in one space; what is left of the value is lost.',
    ],
    mistake: 'A 0 cannot be spent so, and no chit removes more than the pieces there could.',
    see: ['patrol', 'assault', 'intel-chits', 'discarding'],
  },
  discarding: {
    brief: 'To give a chit whatever its value.',
    points: [
      'In a City that is Searched: one Cell turns Active for each cube, and no Curfew is placed.',
      'For an Intelligence Lead: one more space.',
      'In the Resources Phase half of the chits go back (6.2.2).',
    ],
    mistake: 'One chit for one City: a Search of two Cities needs two.',
    see: ['search', 'intelligence-lead', 'british-intel', 'spending'],
  },
}
