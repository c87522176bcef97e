import type { Chapter } from './terms'

/** What is laid on spaces. */
export const MARKERS: Chapter<'markers'> = {
  opposition: {
    brief:
      'A marker for a District or City whose population the Rebels have won over. Without it the space is neutral.',
    points: [
      'It is placed by Sabotage, by a Rally at a Base, by a Detain, or by an Event.',
      'It is removed by a Deploy at a Curfew, by a Demolish, or by an Event.',
      'It halves an Assault (3.2.4).',
      'The Rebels can Rally in its space without a piece there, and Mobilize can place a Guerrilla there (4.3.1).',
      'Its space does not count as contained in the Propaganda Round (6.1.2).',
    ],
    mistake:
      'Opposition alone costs no Political Will, unless Rebel Courts (A27, shaded) is in effect. It keeps the British from gaining any for the space.',
    see: ['rally', 'sabotage', 'deploy', 'assault', 'demolish', 'rebellion-contained'],
  },
  curfew: {
    brief: 'A British marker in a District or City that forbids a Rally and exposes a March.',
    points: [
      'There are three, at most one in a space. One must be Available to be placed.',
      'They are placed by Deploy and by some Events.',
      'The Rebels cannot Rally in its space. A March into it may turn Guerrillas Active (3.3.2).',
      'It is removed by Deploy, together with any Opposition there, in the Reset Phase (6.5), or by an Event.',
      'It is gone at once when no British piece is left in the space (R22).',
    ],
    mistake: 'It stops neither Mobilize nor Sabotage nor Ambush.',
    see: ['deploy', 'rally', 'march', 'opposition', 'reset'],
  },
  'sabotage-marker': {
    brief: 'A marker on a Railway: the line is broken, and London takes note.',
    points: [
      'It is placed by Sabotage, by an Event, and in a Propaganda Round where Guerrillas outnumber the British (6.1.1).',
      'There may be any number on one Railway.',
      'A Fine removes one from a Railway next to its space. All go in the Reset Phase (6.5).',
    ],
    mistake:
      'Railways are counted, not markers. A second marker on a line costs no more, but the line is harder to clear.',
    see: ['sabotage', 'railway', 'fine', 'sabotaged-railways'],
  },
}
