import type { Chapter } from './terms'

/** What happens when a Propaganda card is turned up. */
export const PROPAGANDA: Chapter<'propaganda'> = {
  'propaganda-round': {
    brief: 'Three times a game the cards pause, and London takes stock.',
    points: [
      'Political Will Phase: the count, and the check of victory (6.1).',
      'Resources Phase: a Rob, Intel chits, and what Haganah gives (6.2).',
      'Redeploy Phase: both sides may move pieces (6.3).',
      'Reset Phase: markers go, half of the Prison is let out, Cells hide (6.4).',
    ],
    mistake:
      'The count comes before everything else. What Redeploy or Reset removes has been counted already.',
    see: ['political-will-phase', 'resources', 'redeploy', 'reset', 'campaign'],
  },
  'political-will-phase': {
    brief: 'Six lines are counted on one position, and Political Will moves by their sum.',
    points: [
      'Disorder: Sabotage in Districts, on Railways and in Cities, and Terror (6.1.1).',
      'Order: no Sabotage on any Railway, and Cities without either (6.1.2).',
      'The sum is applied once, and held between 0 and 20 (PR59).',
      'Then victory is checked.',
    ],
    mistake: 'Nobody moves step by step: a gain can save what a loss alone would have ended.',
    see: ['disorder', 'order', 'forecast', 'victory'],
  },
  forecast: {
    brief: 'What Political Will would become if the Propaganda card came now.',
    points: [
      'It counts the lines of the Political Will Phase on the position as it stands.',
      'Each answer shows how it would change the forecast, before you give it.',
    ],
    mistake:
      'It does not predict anything. A few markers can change it, and the card may be several turns away.',
    see: ['political-will-phase', 'political-will', 'campaign'],
  },
  disorder: {
    brief: 'What lowers Political Will in the count: four lines.',
    points: [
      '−1 for each Sabotage marker in a District.',
      '−2 for each Railway with Sabotage, however many markers it has.',
      '−2 for each Sabotage marker in a City.',
      '−3 for each Terror marker in a City.',
    ],
    mistake: 'In Districts and Cities every marker counts, on a Railway only the first.',
    see: ['sabotage-marker', 'terror-marker', 'order', 'political-will-phase'],
  },
  order: {
    brief: 'What raises Political Will in the count: two lines.',
    points: [
      '+2 if none of the four Railways has Sabotage.',
      '+1 for each City without Sabotage and without Terror.',
      'A map without any marker brings 5.',
    ],
    mistake: 'Cells and Arms Caches do not matter here, and neither do Curfews.',
    see: ['railway', 'city', 'restore', 'disorder'],
  },
  resources: {
    brief: 'Both sides may gain, or lose, what they have to spend.',
    points: [
      'Expropriations: Irgun may Rob in one space (6.2.1).',
      'British Intel: a chit is drawn, or half of them go back (6.2.2).',
      'Haganah Cooperation: a chit at 0, an Arms Cache at 4 (6.2.3).',
    ],
    mistake: 'They come in this order: a chit that Haganah brings is not halved (PR61).',
    see: ['expropriations', 'british-intel', 'haganah-cooperation', 'propaganda-round'],
  },
  expropriations: {
    brief: 'Irgun may Rob once, outside any Operation.',
    points: [
      'One space that a Rob could select, with the usual roll (PR13).',
      'If there are Police, a Cell turns Active; it will hide in the Reset Phase.',
    ],
    mistake: 'Neither Haganah nor an Arms Cache adds a space to it.',
    see: ['rob', 'resources', 'arms-caches'],
  },
  'british-intel': {
    brief: 'Knowledge grows old: half of it is lost in each Propaganda Round.',
    points: [
      'With no chit held, one is drawn.',
      'Otherwise half of the chits go back, by number and rounded down; the British choose which.',
    ],
    mistake:
      'One chit loses none, and two or three lose one: it is the number that is halved, not the value.',
    see: ['intel-chits', 'drawing', 'discarding', 'resources'],
  },
  'haganah-cooperation': {
    brief: 'What the ends of the Haganah Track bring in the Resources Phase.',
    points: [
      'At 0 the British draw an Intel chit.',
      'At 4 Irgun may put one Arms Cache into a District or City where a Cell is, if an Arms Cache is Available and stacking allows.',
    ],
    mistake: 'Palmach (P13) does not change this (PR62).',
    see: ['haganah', 'drawing', 'arms-caches', 'resources'],
  },
  redeploy: {
    brief: 'Both sides may move some of their pieces, at any distance.',
    points: [
      'Police first: to Railways, and to spaces in which British pieces stand at that moment.',
      'Then Troops: to Cities and Railways, never to Districts.',
      'Then Irgun: one Cell into each City that has no Curfew by then, in the state in which it is.',
      'Last one Arms Cache, to a District or City with a Cell. All of it is voluntary (PR63, PR64).',
    ],
    mistake:
      'A City under Curfew that is left by all British pieces loses its Curfew at once, and then a Cell may come.',
    see: ['troops', 'police', 'cells', 'arms-caches', 'curfew'],
  },
  reset: {
    brief: 'The map is made ready for the next campaign.',
    points: [
      'First Curfews (P29) takes effect, if it is in play.',
      'All Curfew, Sabotage and Terror markers go.',
      'Half of the Cells in Prison, rounded down, return to Available.',
      'All Cells turn Underground, and Irgun are First Eligible.',
      'Intel chits that are held and the Haganah Track stay as they are.',
    ],
    mistake: 'In the third Propaganda Round the game ends before this phase.',
    see: ['curfew', 'sabotage-marker', 'prison', 'underground', 'eligible'],
  },
}
