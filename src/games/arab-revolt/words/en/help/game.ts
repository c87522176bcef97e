import type { Chapter } from './terms'

/** What the game is about, and how it ends. */
export const GAME: Chapter<'game'> = {
  victory: {
    brief: 'British Political Will alone decides who wins, and only in a Propaganda Round.',
    points: [
      'The Rebels win at once if Political Will stands at 0 when a Propaganda Round has counted it (7.0.1).',
      'The British win if Political Will is above 0 when the third and last Propaganda Round has counted it (7.0.2).',
      'There is no draw, and the game ends in no other way.',
    ],
    mistake:
      'The game does not end if Political Will is at 0 between two Propaganda Rounds (R31). It may rise again before or in the next count.',
    see: ['political-will', 'political-will-phase', 'campaign'],
  },
  'political-will': {
    brief: 'A track from 0 to 20 that shows how willing London is to go on holding Palestine.',
    points: [
      'It begins at 18 and never goes below 0 or above 20.',
      'Each Propaganda Round moves it by the net sum of six lines (6.1), of seven with Rebel Courts (A27, shaded).',
      'An Ambush that removes three pieces or more lowers it by 1 (3.3.4).',
      'Each step by which Unity would go beyond Decentralized raises it by 1 (6.6.4).',
      'Some Events raise it by 1, or lower it by 1 to 4.',
    ],
    mistake:
      'The sum of a Propaganda Round is applied in one move: gains and losses are added up before the marker moves.',
    see: ['victory', 'political-will-phase', 'forecast'],
  },
  factions: {
    brief: 'Two players, one Faction each, with different pieces and different actions.',
    points: [
      'The British are the colonial government with its army and police, and those who fight on its side: Jewish armed groups and Arab “peace bands”.',
      'The Rebels are the Arab Higher Committee, the local commanders and their bands, and some fighters from abroad.',
      'The British have Troops, Police, Irregulars and Punishment chits.',
      'The Rebels have Guerrillas, Bases and Operations chits.',
    ],
    mistake:
      'Irregulars are British pieces, whichever people they stand for, and count as such in every comparison.',
    see: ['forces', 'sequence', 'victory'],
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
