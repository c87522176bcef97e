import type { Chapter } from './terms'

/** What happens when a Propaganda card is turned up. */
export const PROPAGANDA: Chapter<'propaganda'> = {
  'propaganda-round': {
    brief: 'Three times a game the cards pause, and London takes stock.',
    points: [
      'Political Will Phase: the count, and the check of victory (6.1).',
      'Resources Phase: chits come back, and the Rebels get Foreign Assistance (6.2).',
      'Support Phase: a Divide, then a Mobilize (6.3).',
      'Redeploy Phase: Troops leave Railways, Guerrillas leave Railways and Cities (6.4).',
      'Reset Phase: markers go, pieces turn Underground (6.5).',
    ],
    mistake:
      'The count comes before everything else. What Redeploy or Reset removes has been counted already.',
    see: ['political-will-phase', 'resources', 'support', 'redeploy', 'reset', 'campaign'],
  },
  'political-will-phase': {
    brief:
      'Six lines, seven with Rebel Courts (A27, shaded), are counted on one position, and Political Will moves by their sum.',
    points: [
      'Railways: −1 for each with Sabotage, +1 for every two without (6.1.1).',
      'Districts and Cities: −2 for each with more Rebel pieces, +1 for every two without Rebel pieces and Opposition (6.1.2).',
      'Districts with a Base: −1 each (6.1.3).',
      'Irregulars on the map: −1 for every three (6.1.4). With Rebel Courts (A27, shaded) a seventh line: −1 for every two spaces with Opposition.',
      'Then victory is checked.',
    ],
    mistake:
      'New Sabotage markers come first, where Guerrillas outnumber the British, and then everything is counted (R30). Pairs and threes are rounded down.',
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
      'It counts the lines of the Political Will Phase on the position as it stands.',
      'It includes the Sabotage that would first be placed where Guerrillas outnumber the British on Railways (6.1.1).',
      'Each answer shows how it would change the forecast, before you give it.',
    ],
    mistake:
      'It does not predict anything. A few pieces can change it, and the card may be several turns away.',
    see: ['political-will-phase', 'political-will', 'campaign'],
  },
  'sabotaged-railways': {
    brief: 'Railways with Sabotage lower Political Will, the others raise it a little.',
    points: [
      'First, each Railway on which Guerrillas outnumber British pieces gets a Sabotage marker.',
      '−1 for each Railway with Sabotage, however many markers it has.',
      '+1 for every two Railways without: +2 for all four, +1 for two or three.',
    ],
    mistake:
      'One Guerrilla on an empty Railway is enough, Underground or Active, without any Sabotage.',
    see: ['sabotage-marker', 'railway', 'patrol', 'political-will-phase'],
  },
  'rebellion-contained': {
    brief: 'Which Districts and Cities the Rebels dominate, and which are free of them.',
    points: [
      '−2 for each District or City with more Rebel than British pieces.',
      '+1 for every two Districts and Cities without Rebel pieces and without Opposition.',
      'There are nine of them; Railways and Foreign Countries do not count here.',
    ],
    mistake:
      'A space with Rebel pieces that do not outnumber the British changes nothing. One Police can make a difference of 2.',
    see: ['comparison', 'opposition', 'political-will-phase'],
  },
  'rebel-leaders': {
    brief: 'Bases in Districts cost Political Will.',
    points: [
      '−1 for each District with at least one Rebel Base.',
      'Two Bases in one District still cost 1; Bases abroad cost nothing.',
    ],
    mistake: 'Bases spread over several Districts cost the British more than Bases in one.',
    see: ['bases', 'mobilize', 'assault', 'political-will-phase'],
  },
  'enemy-of-my-enemy': {
    brief: 'Irregulars have their price in London.',
    points: [
      '−1 for every three Irregulars that are on the map: −1 from three, −2 with all six.',
      'Underground and Active ones count alike.',
    ],
    mistake:
      'You can take them off the map yourself only in the Redeploy Phase (6.4.1), which comes after this count and helps in the next.',
    see: ['irregulars', 'redeploy', 'political-will-phase'],
  },
  resources: {
    brief: 'All chits come back, and each side may gain one.',
    points: [
      'British: may choose one of the six Punishment chits to hold. All others go back to the pool (6.2.1).',
      'Rebels: roll a die. If the result is at most the number of Bases on the map, they may shift Unity one step toward Centralized, or hold any one Operations chit (6.2.2).',
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
    mistake:
      'Bases placed here come after the count, and cost no Political Will until the next one.',
    see: ['divide', 'mobilize', 'propaganda-round'],
  },
  redeploy: {
    brief: 'Both sides move some of their pieces, at any distance.',
    points: [
      'British: all Troops on Railways must go to Cities. Then any Police may go to Railways and Cities.',
      'Up to half of the Irregulars on the map, rounded down, may be removed (6.4.1).',
      'Rebels: all Guerrillas on Railways and in Cities must go to spaces with Bases, or abroad if no Base is on the map (6.4.2).',
      'They may be split among those spaces (R35).',
    ],
    mistake:
      'Guerrillas in Districts and abroad stay where they are, and so do Troops in Districts and Cities.',
    see: ['railway', 'city', 'bases', 'enemy-of-my-enemy', 'propaganda-round'],
  },
  reset: {
    brief: 'The map is made ready for the next campaign.',
    points: [
      'All Curfew and Sabotage markers go. Opposition stays.',
      'All Rebel pieces in Prison return to Available.',
      'All Guerrillas and Irregulars turn Underground.',
      'With the Munich Conference (A34) all Troops that are Out of Play come to Cities, chosen by the British.',
      'First and Second Eligible stay as they were (R33).',
    ],
    mistake: 'In the third Propaganda Round the game ends before this phase.',
    see: ['curfew', 'sabotage-marker', 'prison', 'underground', 'out-of-play'],
  },
}
