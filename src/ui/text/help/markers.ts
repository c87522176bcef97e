import type { Chapter } from './terms'

/** What is laid on spaces. */
export const MARKERS: Chapter<'markers'> = {
  opposition: {
    brief:
      'A marker that says that a District or City backs the revolt; without it, it is neutral.',
    points: [
      'It comes by Sabotage, by Rally at a Base, by a Detain, or by an Event.',
      'It goes by Deploy at a Curfew, by a Demolish, or by an Event.',
      'With it, an Assault removes half as much (3.2.4).',
      'The Rebels can Rally where it is, without a piece, and Mobilize a Guerrilla there (4.3.1).',
      'With it, a space does not count as contained in the Propaganda Round (6.1.2).',
    ],
    mistake:
      'Opposition alone costs no Political Will. It keeps the British from gaining any for the space.',
    see: ['rally', 'sabotage', 'deploy', 'assault', 'demolish', 'rebellion-contained'],
  },
  curfew: {
    brief: 'A British marker in a District or City that forbids a Rally and exposes a March.',
    points: [
      'There are three, at most one in a space, and one must be Available to be placed.',
      'They come by Deploy and some Events.',
      'No Rally where one is. A March into it may turn Guerrillas Active (3.3.2).',
      'It goes by Deploy, with any Opposition there, and in the Reset Phase (6.5).',
      'It is gone at once when no British piece is left in the space (R22).',
    ],
    mistake: 'It stops neither Mobilize nor Sabotage nor Ambush.',
    see: ['deploy', 'rally', 'march', 'opposition', 'reset'],
  },
  'sabotage-marker': {
    brief: 'A marker on a Railway: the line is broken, and London takes note.',
    points: [
      'It comes by Sabotage, by Guerrillas who outnumber the British there in a Propaganda Round (6.1.1), or by an Event.',
      'There may be any number on one Railway.',
      'A Fine removes one from a Railway next to its space. All go in the Reset Phase (6.5).',
    ],
    mistake:
      'The count is of Railways, not of markers: a second marker on a line costs no more, but is harder to clear.',
    see: ['sabotage', 'railway', 'fine', 'sabotaged-railways'],
  },
}
