import type { Chapter } from './terms'

/** What happens when a Propaganda card is turned up. */
export const PROPAGANDA: Chapter<'propaganda'> = {
  'propaganda-round': {
    brief: 'Three times a game the cards pause, and London takes stock.',
    points: [
      'Political Will Phase: the count, and the check of victory (6.1).',
      'Resources Phase: chits come back, and help from abroad (6.2).',
      'Support Phase: a Divide, then a Mobilize (6.3).',
      'Redeploy Phase: pieces leave Railways and Cities (6.4).',
      'Reset Phase: markers go, pieces turn Underground (6.5).',
    ],
    mistake:
      'The count comes before everything else. What Redeploy or Reset clears has been counted.',
    see: ['political-will-phase', 'resources', 'support', 'redeploy', 'reset', 'campaign'],
  },
  'political-will-phase': {
    brief: 'Six lines are counted on one position and moved as one sum.',
    points: [
      'Railways: −1 for each Sabotaged, +1 for every two that are not (6.1.1).',
      'Districts and Cities: −2 for each with more Rebel pieces, +1 for every two without Rebel pieces and Opposition (6.1.2).',
      'Districts with a Base: −1 each (6.1.3).',
      'Irregulars on the map: −1 for every three (6.1.4).',
      'Then victory is checked.',
    ],
    mistake:
      'Forced Sabotage comes first, and then everything is counted on that position (R30). Pairs and threes are rounded down.',
    see: [
      'sabotaged-railways',
      'rebellion-contained',
      'rebel-leaders',
      'enemy-of-my-enemy',
      'victory',
    ],
  },
  forecast: {
    brief: 'What Political Will would become if the Propaganda card came now.',
    points: [
      'It counts the six lines of the Political Will Phase on the position as it stands.',
      'Sabotage that Guerrillas would force on Railways first is counted in (6.1.1).',
      'Answers show how they would change it, before they are given.',
    ],
    mistake:
      'It is no prediction. Most of it turns on a few pieces, and the card may be several turns away.',
    see: ['political-will-phase', 'political-will', 'campaign'],
  },
  'sabotaged-railways': {
    brief: 'Broken lines cost Political Will, open ones bring a little.',
    points: [
      'First, each Railway with more Guerrillas than British pieces gets a Sabotage marker.',
      '−1 for each Railway with Sabotage, however many markers it has.',
      '+1 for every two Railways without: +2 for all four, +1 for two or three.',
    ],
    mistake:
      'One Guerrilla on an empty Railway is enough, Underground or Active, without any Sabotage.',
    see: ['sabotage-marker', 'railway', 'patrol', 'political-will-phase'],
  },
  'rebellion-contained': {
    brief: 'Who outnumbers whom in Districts and Cities, and where all is quiet.',
    points: [
      '−2 for each District or City with more Rebel than British pieces.',
      '+1 for every two Districts and Cities without Rebel pieces and without Opposition.',
      'There are nine of them; Railways and Foreign Countries do not count here.',
    ],
    mistake:
      'A space with Rebels who do not outnumber the British gives nothing to either side. One Police can be worth 2.',
    see: ['comparison', 'opposition', 'political-will-phase'],
  },
  'rebel-leaders': {
    brief: 'Bases in Districts cost Political Will.',
    points: [
      '−1 for each District with at least one Rebel Base.',
      'Two Bases in one District still cost 1; Bases abroad cost nothing.',
    ],
    mistake: 'To spread Bases over Districts costs the British more than to stack them.',
    see: ['bases', 'mobilize', 'assault', 'political-will-phase'],
  },
  'enemy-of-my-enemy': {
    brief: 'Irregulars have their price in London.',
    points: [
      '−1 for every three Irregulars on the map: −1 from three, −2 with all six.',
      'Underground and Active ones count alike.',
    ],
    mistake:
      'They can leave only in the Redeploy Phase (6.4.1), which comes after this count and helps the next.',
    see: ['irregulars', 'redeploy', 'political-will-phase'],
  },
  resources: {
    brief: 'All chits come back, and each side may gain one.',
    points: [
      'British: may choose any one of the six Punishment chits to hold. All others go back to the pool (6.2.1).',
      'Rebels: roll a die. A result up to the number of Bases on the map gives a step toward Centralized, or any one Operations chit to hold (6.2.2).',
      'All other Operations chits go back to the pool.',
      'Then Foreign Assistance (6.2.3).',
    ],
    mistake: 'A chit held from before goes back as well, unless it is the one chosen now (R15).',
    see: ['holding', 'roll', 'unity', 'foreign-assistance'],
  },
  'foreign-assistance': {
    brief: 'The Rebels Rally beyond the borders.',
    points: [
      'They draw an Operations chit and may Rally in as many Foreign Countries in play as its value.',
      'No Rebel piece need be there. Where a Base is, up to two Guerrillas are placed (R16).',
      'The chit has no effect and goes back to the pool.',
    ],
    mistake: 'With only Lebanon and Syria in play, a 3 is worth no more than a 2.',
    see: ['country', 'rally', 'resources'],
  },
  support: {
    brief: 'Each side may carry out one Special Activity without an Operation.',
    points: [
      'The British may Divide, one way or the other (6.3.1).',
      'Then the Rebels may Mobilize (6.3.2).',
    ],
    mistake: 'The Bases placed here come after the count and cost nothing until the next round.',
    see: ['divide', 'mobilize', 'propaganda-round'],
  },
  redeploy: {
    brief: 'Both sides go back to where they can rest, at any distance.',
    points: [
      'British: all Troops on Railways must go to Cities. Then any Police may go to any Railways and Cities.',
      'Up to half of the Irregulars on the map, rounded down, may be removed (6.4.1).',
      'Rebels: all Guerrillas on Railways and in Cities must go to spaces with Bases, or abroad if no Base is on the map (6.4.2).',
      'They may be split among those spaces (R35).',
    ],
    mistake:
      'Guerrillas in Districts stay where they are, and so do Troops in Districts and Cities.',
    see: ['railway', 'city', 'bases', 'enemy-of-my-enemy', 'propaganda-round'],
  },
  reset: {
    brief: 'The map is made ready for the next campaign.',
    points: [
      'All Curfew and Sabotage markers go. Opposition stays.',
      'All Rebel pieces in Prison return to Available.',
      'All Guerrillas and Irregulars turn Underground.',
      'With the Munich Conference (A34) all Troops that are Out of Play come to Cities of the British player’s choice.',
      'The order of the players stays as it was (R33).',
    ],
    mistake: 'The third Propaganda Round ends the game before it comes here.',
    see: ['curfew', 'sabotage-marker', 'prison', 'underground', 'out-of-play'],
  },
}
