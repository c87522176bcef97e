import type { Chapter } from './terms'

/** Events, and what they leave behind. */
export const EVENTS: Chapter<'events'> = {
  event: {
    brief: 'What the card in play does, if a player takes the Event box for it.',
    points: [
      'You carry out one side of the card, in its order, as far as it can be done.',
      'You make its choices, unless it names a Faction; then that one does (R37).',
      'Where it differs from the rules, the card is right, but it never breaks stacking or the ends of the Political Will track.',
      'It places what is Available; what cannot be replaced is removed.',
    ],
    mistake:
      'Either player may take either side. An Event without effect now may be taken just to block it (R38).',
    see: ['sides', 'initiative-track', 'capability', 'mandatory', 'granted'],
  },
  sides: {
    brief: 'The two sides of an Event: two ways in which the same thing could have gone.',
    points: [
      'Whoever executes the Event chooses one of the two, never both.',
      'The unshaded side often helps the British, the shaded side the Rebels.',
      'Some cards have one side only.',
    ],
    mistake: 'Neither side belongs to a Faction. Read both, also for what the other player may do.',
    see: ['event', 'capability'],
  },
  capability: {
    brief: 'An Event that lasts to the end of the game, with the side that was taken.',
    points: [
      'There are seven; their label, British or Rebel, limits nobody.',
      'Those in effect stand beside the card in play, with their side.',
      'Censorship (A16, unshaded) cancels the shaded British ones for good (R42).',
    ],
    mistake:
      'It is taken like any other Event, and only on its own card: blocked once, it is gone.',
    see: ['event', 'sides', 'tegart-forts'],
  },
  mandatory: {
    brief: 'Italian Aid (A11) or Tensions in Europe (A24): it takes effect as it is turned up.',
    points: [
      'Its effect comes first, before any chit is drawn (R34).',
      'Nobody may take the Event box on this card.',
      'Then both players act, in the two Operation boxes.',
    ],
    mistake: 'Whoever acts first leaves the other player one single box.',
    see: ['event', 'sequence', 'initiative-track'],
  },
  granted: {
    brief: 'Some Events let a side conduct Limited Operations or a Special Activity of its own.',
    points: [
      'A Limited Operation from an Event has one space, for the Rebels too (R9).',
      'It has no value and no effect of a chit; the chit of the turn keeps its own effect.',
      'Several come one after another, of any kinds, and may use the same pieces.',
      '“In or adjacent to” binds the space that is selected: where a Sweep or Patrol goes, where a March starts (R10).',
    ],
    mistake: 'Hajj Amin al-Husayni (A9, shaded) is the exception: it uses the value of the chit.',
    see: ['event', 'limited-operation', 'special-activity'],
  },
  'tegart-forts': {
    brief: 'The Capability A28: forts and wire along the border expose those who cross it.',
    points: [
      'Three Police of the British player’s choice go to the card for good (R26).',
      'Every Guerrilla who moves out of a Foreign Country turns Active, by March or Raid.',
      'Italian Aid (A11) has no effect while it is in play.',
    ],
    mistake: 'A piece that is relocated does not move, and stays Underground (R3).',
    see: ['country', 'march', 'raid', 'relocation', 'capability'],
  },
}
