import type { Chapter } from './terms'

/** What is laid on spaces. */
export const MARKERS: Chapter<'markers'> = {
  curfew: {
    brief: 'A British marker in a City: streets are empty, and people are kept at home.',
    points: [
      'There are three, at most one in each City. They are placed by a Search.',
      'Irgun cannot Recruit in its City. Those who Travel there may turn Active (3.3.2).',
      'It allows a Mass Detention, and it allows Irgun to Propagandize.',
      'It goes by a Restore, in the Reset Phase (6.4), and at once when no Troops and Police are left (PR20).',
    ],
    mistake:
      'What an Event places is not stopped by it: Cells can still come to a City under Curfew by a card.',
    see: ['search', 'mass-detention', 'propagandize', 'recruit', 'restore'],
  },
  'sabotage-marker': {
    brief: 'A marker for something that was blown up or burnt down, in any space.',
    points: [
      'It is placed by a Sabotage that succeeds, and several may lie in one space.',
      'In the count it costs 1 in a District and 2 in a City, the small figure beside the name, and 2 on a Railway, there only once.',
      'A Restore removes all of its space. All go in the Reset Phase (6.4).',
      'Sabotage and Terror are two sides of one counter; there are fifteen (PR22).',
    ],
    mistake: 'It changes nothing for movement, and does not hinder any Operation.',
    see: ['sabotage', 'disorder', 'restore', 'terror-marker'],
  },
  'terror-marker': {
    brief: 'A marker for an attack that killed people, in a City.',
    points: [
      'It is placed by Terror, and by King David Hotel (P3, shaded).',
      'Each costs 3 in the count (6.1.1), and adds 1 to the roll of every Negotiate.',
      'A Restore turns all of its City to Sabotage. Another one is needed to remove them.',
      'Sergeants Affair (P24) counts them; all go in the Reset Phase.',
    ],
    mistake: 'Once turned to Sabotage it counts as Sabotage in every respect (PR23).',
    see: ['terror', 'disorder', 'restore', 'negotiate', 'sabotage-marker'],
  },
}
