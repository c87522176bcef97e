import type { Chapter } from './terms'

/** How a card is played. */
export const TURN: Chapter<'turn'> = {
  sequence: {
    brief: 'On each Event card both players act once, the First Eligible before the Second.',
    points: [
      'A card is turned up. A Propaganda card starts a Propaganda Round (2.4).',
      'The First Eligible takes one of three boxes and carries out what it allows.',
      'The Second Eligible takes one of the two boxes that are left.',
      'Then First and Second Eligible are set for the next card, and it is turned up.',
    ],
    mistake:
      'Neither player sits out. A player who wants no action takes a box and Passes in it, which brings a small gain.',
    see: ['eligible', 'initiative-track', 'pass'],
  },
  eligible: {
    brief:
      'First Eligible acts first on a card: the player whose cylinder stood farther left on the last one.',
    points: [
      'Irgun begin the game as First Eligible, and are it again after each Propaganda Round (6.4).',
      'After both have acted, the cylinder farther left makes its player First Eligible on the next card, whatever was done in the boxes.',
      'The Limited Operation box always makes you first, the box on the right always second. With the Event it depends on the other player.',
    ],
    mistake:
      'On the last card of a campaign the box decides nothing for the next: Irgun will be first whatever was taken (PR18).',
    see: ['initiative-track', 'sequence', 'pass', 'reset'],
  },
  'initiative-track': {
    brief: 'Three boxes, left to right; each side takes one of them on every Event card.',
    points: [
      'Limited Operation: an Operation in one space, without a Special Activity.',
      'Event: the card, one of its two sides.',
      'Operation & Special Activity: the full action.',
      'A box farther left allows less now, but gives the first choice on the next card.',
      'Taking the Event box is the only way to keep the Event from the other player.',
    ],
    mistake:
      'The strongest action has its price: the box on the right always makes you second on the next card.',
    see: ['eligible', 'limited-operation', 'event', 'special-activity', 'pass'],
  },
  'limited-operation': {
    brief: 'An Operation in one space, without a Special Activity.',
    points: [
      'A Limited Patrol or Search may bring pieces from several spaces, to one destination.',
      'A Limited Deploy selects one space for Police, and may still move Troops to one space, also another.',
      'A Limited Travel has one origin and as many destinations as you like.',
      'Haganah and a payment can add a space to it like to any other (2.3.7, 6.5.3).',
    ],
    mistake:
      'Limited does not always mean one space: with Haganah at 4 and an Offensive Irgun have three.',
    see: ['operation', 'how-many-spaces', 'initiative-track', 'granted'],
  },
  operation: {
    brief: 'The main action: one of four for each side, carried out space by space.',
    points: [
      'British: Deploy, Patrol, Search or Assault. Irgun: Recruit, Travel, Sabotage or Rob.',
      'You choose the spaces and their order. Each is chosen once in one Operation, and judged when it is chosen (PR2).',
      'What is targeted is affected as far as possible. The other player’s permission is not needed.',
      'That something will come of it is not asked: Irgun may Recruit with no Cell Available.',
    ],
    mistake:
      'An Operation without any space cannot be chosen, except a Rob in the box on the right to which a Silence is sure to give a space (PR4). To do nothing is to Pass.',
    see: ['how-many-spaces', 'limited-operation', 'special-activity', 'pass'],
  },
  'how-many-spaces': {
    brief: 'Three spaces, or one if Limited, and what adds to or takes from that.',
    points: [
      'British: three, or two with Ernest Bevin (P9, shaded); one more by an Intelligence Lead.',
      'Irgun: three; one more with Haganah at 4 (6.5.3); one more by an Offensive.',
      'Palmach (P13) changes at which places of the Track that space is given.',
      'Limited: one, and the same additions. So Irgun reach up to five spaces, or three in a Limited Operation.',
    ],
    mistake:
      'Where an Event names a number of spaces, that is the number: nothing adds to it and nothing takes from it (PR11).',
    see: ['intelligence-lead', 'offensive', 'haganah-space', 'limited-operation', 'granted'],
  },
  'intelligence-lead': {
    brief: 'The British discard an Intel chit, and their Operation has one more space.',
    points: [
      'For Patrol, Search and Assault, Limited ones too; not for Deploy (PR8).',
      'Any chit will do, also a 0. It goes back to the bag.',
      'Once in an Operation, at any moment at which a space could be selected; then one must be selected (PR9).',
    ],
    mistake:
      'A chit that an Assault has just brought may pay for a further space of the same Assault.',
    see: ['how-many-spaces', 'intel-chits', 'discarding', 'offensive'],
  },
  offensive: {
    brief: 'Irgun give up an Arms Cache, and their Operation has one more space.',
    points: [
      'For Recruit, Sabotage and Rob, Limited ones too; not for Travel (PR8).',
      'It must lie in a space without Troops and Police (PR10), and becomes Available.',
      'Once in an Operation, at any moment at which a space could be selected; then one must be selected (PR9).',
    ],
    mistake:
      'Whether a space can be selected is judged without that Arms Cache: a Recruit may lose the neighbours that only it allowed.',
    see: ['how-many-spaces', 'arms-caches', 'intelligence-lead', 'haganah-space'],
  },
  'special-activity': {
    brief: 'A second, smaller action that goes with an Operation in the box on the right.',
    points: [
      'At most one in a turn, at any one time: before, during or after the Operation; but not while a Search moves (PR37).',
      'British: Restore with Deploy; Negotiate with Deploy, Patrol or Search; Mass Detention with Search or Assault.',
      'Irgun: Silence and Propagandize with any Operation, Terror only with Sabotage.',
      'It takes place only where it can do something (PR3). Mass Detention asks for no Cell.',
    ],
    mistake:
      'A Limited Operation never has one. And it need not come last: a Silence before a Sabotage makes the roll easier.',
    see: [
      'operation',
      'restore',
      'negotiate',
      'mass-detention',
      'silence',
      'propagandize',
      'terror',
    ],
  },
  pass: {
    brief: 'After taking a box, you forgo its action for a small gain.',
    points: [
      'British: draw an Intel chit, if one is left in the bag.',
      'Irgun: may Rob in exactly one space, if there is one (PR12).',
      'Both players may Pass on the same card.',
    ],
    mistake:
      'A Pass in the Event box blocks the Event. The box still decides who is first next time.',
    see: ['initiative-track', 'eligible', 'drawing', 'rob', 'forced-pass'],
  },
  roll: {
    brief: 'One six-sided die, mostly with something added or taken away.',
    points: [
      'Sabotage and Terror: above 2; less 1 for each Police there, plus 2 for an Arms Cache expended (3.3.3).',
      'Rob: above 2, nothing added (3.3.4).',
      'Negotiate: above the value of the Haganah Track, plus 1 for each Terror marker on the map (4.2.2).',
      'Mass Detention: the die says how many Cells go (4.2.3).',
      'Rome Embassy Bombing (P19) needs above 2; Road Mines (P23) strike on 1 to 3.',
    ],
    mistake:
      'Above 2 means 3 or more. What is added or taken away is looked at when the die is rolled, not before.',
    see: ['sabotage', 'terror', 'rob', 'negotiate', 'mass-detention'],
  },
}
