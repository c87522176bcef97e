import type { Chapter } from './terms'

/** What the game is about, and how it ends. */
export const GAME: Chapter<'game'> = {
  victory: {
    brief: 'British Political Will alone decides who wins, and only in a Propaganda Round.',
    points: [
      'Irgun win at once if Political Will stands at 0 when a Propaganda Round has counted it (7.0.1).',
      'The British win if it is above 0 when the third and last Propaganda Round has counted it (7.0.2).',
      'There is no draw, and the game ends in no other way.',
    ],
    mistake:
      'The game does not end if Political Will is at 0 between two Propaganda Rounds (PR19). It may rise again before or in the next count.',
    see: ['political-will', 'political-will-phase', 'campaign'],
  },
  'political-will': {
    brief: 'A track from 0 to 20 that shows how willing London is to go on holding Palestine.',
    points: [
      'It begins at 18 and never goes below 0 or above 20.',
      'Each Propaganda Round moves it by the net sum of six lines (6.1).',
      'Propagandize and Mass Detention lower it, by 1 to 2 a City and by what is left of a roll.',
      'An Arms Cache removed by an Assault raises it by 1.',
      'Some Events raise it by 1 to 3, or lower it by 1 to 3.',
    ],
    mistake:
      'The sum of a Propaganda Round is applied in one move: gains and losses are added up before the marker moves.',
    see: ['victory', 'political-will-phase', 'forecast', 'starred'],
  },
  factions: {
    brief: 'Two players, one Faction each, with different pieces and different actions.',
    points: [
      'The British are the colonial government with its army and police.',
      'Irgun are two armed groups played as one: Irgun itself and the much smaller Lehi.',
      'The British have Troops, Police and Intel chits. Irgun have Cells and Arms Caches.',
      'Haganah, the largest Jewish armed organization, is nobody’s: its Track shows to whom it leans.',
    ],
    mistake:
      'The Arab population and its parties have no pieces here. The game shows one part of what happened in those years.',
    see: ['forces', 'haganah', 'sequence', 'victory'],
  },
  campaign: {
    brief: 'Three campaigns of four to eight Events each, every one ended by a Propaganda card.',
    points: [
      'The deck is three piles of seven cards. In each, four Events lie on top of two Events and one Propaganda card, which are shuffled.',
      'Each Propaganda card is therefore the fifth, sixth or seventh of its pile.',
      '18 of the 32 Events are in the deck. The other 14 stay out, and nobody knows which.',
      'One card at a time is turned up, and all cards played may be looked at.',
    ],
    mistake:
      'Events below a Propaganda card in its pile belong to the next campaign, which is longer for it. Those below the third are never played.',
    see: ['propaganda-round', 'sequence', 'event'],
  },
}
