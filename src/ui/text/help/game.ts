import type { Chapter } from './terms'

/** What the game is about, and how it ends. */
export const GAME: Chapter<'game'> = {
  victory: {
    brief: 'British Political Will alone decides who wins, and only in a Propaganda Round.',
    points: [
      'The Rebels win at once if Political Will stands at 0 when a Propaganda Round has counted it (7.0.1).',
      'The British win if the third and last Propaganda Round has counted it and the Rebels have not won (7.0.2).',
      'There is no draw, and no third way for the game to end.',
    ],
    mistake:
      'Political Will at 0 between two Propaganda Rounds ends nothing (R31). It may rise again before the next count.',
    see: ['political-will', 'political-will-phase', 'campaign'],
  },
  'political-will': {
    brief: 'A track from 0 to 20 that tells how long London is willing to hold Palestine.',
    points: [
      'It begins at 18 and never goes below 0 or above 20.',
      'Each Propaganda Round moves it by the net sum of six lines (6.1).',
      'An Ambush that removes three pieces or more lowers it by 1 (3.3.4).',
      'Each step that Unity would go beyond Decentralized raises it by 1 (6.6.4).',
      'Some Events raise it by 1, or lower it by 1 to 4.',
    ],
    mistake:
      'The sum of a Propaganda Round is applied in one move. Plus and minus meet before the marker does.',
    see: ['victory', 'political-will-phase', 'forecast'],
  },
  factions: {
    brief: 'Two players, one Faction each, with different pieces and different actions.',
    points: [
      'The British are the colonial government with its army and police, and those who fight beside them: Jewish armed groups and Arab “peace bands”.',
      'The Rebels are the Arab Higher Committee, the commanders in the hills and villages, and some fighters from abroad.',
      'The British have Troops, Police, Irregulars and Punishment chits.',
      'The Rebels have Guerrillas, Bases and Operations chits.',
    ],
    mistake:
      'Irregulars are British pieces, whoever the people are that they stand for, and count as such in every comparison.',
    see: ['forces', 'sequence', 'victory'],
  },
  campaign: {
    brief: 'Three campaigns of four to eight Events each, every one closed by a Propaganda card.',
    points: [
      'The deck is three piles of seven cards: four Events lie on top of two Events and one Propaganda card, shuffled.',
      'Each Propaganda card is therefore the fifth, sixth or seventh of its pile.',
      '18 of the 32 Events are in a game; the other 14 stay out, and nobody knows which.',
      'One card at a time is turned up. All played cards may be looked at.',
    ],
    mistake:
      'If a Propaganda card comes fifth, the two Events below it belong to the next campaign, which is longer for it.',
    see: ['propaganda-round', 'sequence', 'event'],
  },
}
