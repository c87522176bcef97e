import type { Chapter } from './terms'

/** Events, and what they leave behind. */
export const EVENTS: Chapter<'events'> = {
  event: {
    brief: 'What the card in play does, if a player takes the Event box for it.',
    points: [
      'You carry out one side of the card, in the order of its text, as far as possible.',
      'You make the choices, unless the text names a Faction, which then makes them. An Operation in a text is carried out by the Faction that has it (PR15).',
      'Where a text does not say that one may, what it names must be done if it can (PR16).',
      'Where card and rules differ, the card prevails. But it never breaks stacking, it places only what is Available, and Political Will stays between 0 and 20.',
    ],
    mistake:
      'Either player may take either side. Even an Event that would do nothing now may be taken, to block it (PR14).',
    see: ['sides', 'initiative-track', 'capability', 'starred', 'granted'],
  },
  sides: {
    brief: 'The two sides of an Event: two ways in which the same thing could have gone.',
    points: [
      'The player who executes the Event chooses one of the two, never both.',
      'The unshaded side often helps the British, the shaded side Irgun.',
      'P4, P22 and P26 have one side only.',
    ],
    mistake: 'Neither side belongs to a Faction. Read both, also for what the other player may do.',
    see: ['event', 'capability'],
  },
  capability: {
    brief: 'An Event that lasts to the end of the game, with the side that was taken.',
    points: [
      'There are eight: P9, P17, P18 and P29 bear a British label, P13, P23, P25 and P32 one of Irgun.',
      'The label does not limit who may take them.',
      'Those in effect stand beside the card in play, with their side.',
    ],
    mistake:
      'It can be taken only while its card is in play, like any other Event. If nobody takes it then, it is lost.',
    see: ['event', 'sides', 'starred'],
  },
  starred: {
    brief: 'One of five Events that Ernest Bevin can soften: P2, P4, P8, P20 and P27.',
    points: [
      'They are played like all others.',
      'While Ernest Bevin (P9, unshaded) is in effect, what one of them costs in Political Will is 1 less.',
      'A loss can come to nothing, but never to a gain (PR74).',
    ],
    mistake: 'What such a card raises, or does beside Political Will, is not changed.',
    see: ['event', 'capability', 'political-will'],
  },
  granted: {
    brief: 'Some Events have a Faction carry out an Operation or a Special Activity.',
    points: [
      'The number of spaces that the card names is the number: nothing adds to it or takes from it (PR11).',
      'Within its spaces chits can be spent and Arms Caches expended as usual; not with Montgomery (P6).',
      'The Limited Operations of P16 and P22 are Limited Operations in every respect, with Haganah, Lead and Offensive.',
      'There is no Special Activity with it, except by Veterans of WWII (P26).',
    ],
    mistake:
      'Without a “may” the Operation must be carried out if it can: so for P1 and P11, unshaded.',
    see: ['event', 'limited-operation', 'how-many-spaces', 'special-activity'],
  },
  'forced-pass': {
    brief: 'American Loans (P27, shaded): on the next Event card the British must Pass.',
    points: [
      'They take any free box, the Event box too, and draw no chit.',
      'The box counts for who is first afterwards.',
      'It holds on the next Event card also if a Propaganda Round lies between (PR92).',
    ],
    mistake: 'They still act in their turn: by the Event box they can keep the Event from Irgun.',
    see: ['pass', 'initiative-track', 'starred'],
  },
}
