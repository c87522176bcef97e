import type { Chapter } from './terms'

/** Events, and what they leave behind. */
export const EVENTS: Chapter<'events'> = {
  event: {
    brief: 'What the card in play does, if a player takes the Event box for it.',
    points: [
      'You carry out one side of the card, in the order of its text, as far as possible.',
      'You make the choices, unless the text names a Faction, which then makes them (R37).',
      'Where card and rules differ, the card prevails. But it never breaks stacking, and Political Will stays between 0 and 20.',
      'It places what is Available. If none is, you may take your own piece from the map to place it, but not where the text replaces one piece with another: what cannot be replaced is removed (R2).',
    ],
    mistake:
      'Either player may take either side. Even an Event that would do nothing now may be taken, to block it (R38).',
    see: ['sides', 'initiative-track', 'capability', 'mandatory', 'granted'],
  },
  sides: {
    brief: 'The two sides of an Event: two ways in which the same thing could have gone.',
    points: [
      'The player who executes the Event chooses one of the two, never both.',
      'The unshaded side often helps the British, the shaded side the Rebels.',
      'Some cards have one side only.',
    ],
    mistake: 'Neither side belongs to a Faction. Read both, also for what the other player may do.',
    see: ['event', 'capability'],
  },
  capability: {
    brief: 'An Event that lasts to the end of the game, with the side that was taken.',
    points: [
      'There are seven. Their label, British or Rebel, does not limit who may take them.',
      'Those in effect stand beside the card in play, with their side.',
      'Censorship (A16, unshaded) cancels the shaded British ones for good (R42).',
    ],
    mistake:
      'It can be taken only while its card is in play, like any other Event. If nobody takes it then, it is lost.',
    see: ['event', 'sides', 'tegart-forts'],
  },
  mandatory: {
    brief:
      'Italian Aid (A11) or Tensions in Europe (A24): its effect comes as soon as it is turned up.',
    points: [
      'Its effect comes first, before any chit is drawn (R34).',
      'Neither player may take the Event box on this card.',
      'Then both players act in the two Operation boxes, or Pass in them.',
    ],
    mistake: 'The player who acts first leaves the other only one box.',
    see: ['event', 'sequence', 'initiative-track'],
  },
  granted: {
    brief: 'Some Events grant a Faction Limited Operations or a Special Activity.',
    points: [
      'A Limited Operation from an Event has one space, for the Rebels too (R9).',
      'It uses no chit value and has no chit effect of its own. The chit that the Rebels play in this turn keeps its effect.',
      'Several come one after another, of any kinds, and may use the same pieces.',
      'Each follows its own rule: if no Irregular is Available, a Divide of the British by Peace Bands (A3) or Haganah (A29) may take one from the map (R2).',
      '“In or adjacent to” applies to the space selected: the destination of a Sweep or Patrol, the origin of a March (R10).',
    ],
    mistake: 'Hajj Amin al-Husayni (A9, shaded) is the exception: it uses the value of the chit.',
    see: ['event', 'limited-operation', 'special-activity'],
  },
  'tegart-forts': {
    brief: 'A Capability (A28): forts and wire along the border expose those who cross it.',
    points: [
      'Three Police, chosen by the British, go to the card for good (R26).',
      'Every Guerrilla that moves out of a Foreign Country, by March or Raid, turns Active.',
      'Italian Aid (A11) has no effect while it is in play.',
    ],
    mistake: 'A piece that is relocated does not move, and stays Underground (R3).',
    see: ['country', 'march', 'raid', 'relocation', 'capability'],
  },
}
