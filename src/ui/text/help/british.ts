import type { Chapter } from './terms'

/** What the British can do. */
export const BRITISH: Chapter<'british'> = {
  deploy: {
    brief: 'A British Operation that places Police and Irregulars and sets or lifts one Curfew.',
    points: [
      'Up to three Districts and Cities with more British than Rebel pieces.',
      'In each, place up to two Police or one Irregular.',
      'Then in one of them, if you like: place a Curfew where there is none.',
      'Or, where there is a Curfew: remove it together with any Opposition there.',
    ],
    mistake:
      'To remove Opposition you need a Curfew from an earlier turn. One Deploy cannot both place a Curfew and remove it.',
    see: ['curfew', 'opposition', 'police', 'irregulars', 'comparison'],
  },
  patrol: {
    brief:
      'A British Operation that moves cubes to Cities and Railways and finds Guerrillas there.',
    points: [
      'Up to three Cities and Railways, as destinations.',
      'Any Troops and Police may move in, from anywhere in Palestine.',
      'Then on each selected Railway one Guerrilla is Activated for each cube there.',
      'Then, if you like, one selected Railway has a free Assault (R4).',
    ],
    mistake:
      'Guerrillas are found on Railways only, not in Cities. Cubes that stood there before count as well.',
    see: ['railway', 'assault', 'troops', 'police', 'sabotaged-railways'],
  },
  sweep: {
    brief:
      'A British Operation that moves Troops into Districts and Cities and Activates Guerrillas.',
    points: [
      'Up to three Districts and Cities, as destinations.',
      'Any Troops in adjacent spaces may move in, Railways included; all of them move at the same time.',
      'Then in each selected space one Guerrilla is Activated for every two cubes, rounded down.',
      'If you Activate an Underground Irregular there, it is one for every cube (R20).',
    ],
    mistake:
      'Only Troops move, but Police in the space count as cubes. And nobody has to move: those who are there can search.',
    see: ['assault', 'underground', 'irregulars', 'troops', 'adjacent'],
  },
  assault: {
    brief: 'A British Operation that removes Active Rebel pieces.',
    points: [
      'Up to three spaces with cubes and Rebel pieces.',
      'Neutral District: one piece for each Troop. Neutral City, and Railway: one for each Troop or Police.',
      'With Opposition half as many: one for every two, rounded down.',
      'Active Guerrillas go first; Bases only when no Guerrilla is left, even an Underground one.',
      'Each Base removed moves Unity one step toward Decentralized.',
    ],
    mistake:
      'Police do nothing in Districts. One Underground Guerrilla saves the Bases beside it: Sweep, Air Recon or Patrol first.',
    see: ['sweep', 'air-recon', 'bases', 'opposition', 'unity'],
  },
  punish: {
    brief: 'A British Special Activity that inflicts one kind of collective punishment.',
    points: [
      'With any British Operation, in up to two Districts and Cities with Troops.',
      'Draw two Punishment chits and use one of them, or a held one; the others go back to the pool.',
      'First the punishment in both spaces, then its Mobilization effect in both.',
      'The used chit stays out until the Resources Phase.',
    ],
    mistake:
      'There need be nobody to punish: a Detain without a Guerrilla still brings Opposition (R14).',
    see: ['punishment-chits', 'detain', 'demolish', 'fine', 'mobilization'],
  },
  divide: {
    brief: 'A British Special Activity that wins Rebels over, or sets their leaders at odds.',
    points: [
      'Only with Deploy or Patrol, and in the Support Phase. One way or the other:',
      'In spaces up to the value of the Unity Track, Activate an Underground Irregular to replace a Guerrilla there or next to it with an Irregular.',
      'Or roll a die: a result up to the number of Irregulars on the map moves Unity one step toward Decentralized.',
    ],
    mistake:
      'Any Guerrilla serves, Underground too, but none abroad (R1). At Centralized the value is 0, and only the roll is left.',
    see: ['irregulars', 'unity', 'roll', 'support', 'decentralized'],
  },
  'air-recon': {
    brief: 'A British Special Activity that finds Guerrillas from the air.',
    points: [
      'With any British Operation, in up to two Districts and Railways.',
      'In each, one Guerrilla is Activated.',
      'No British piece need be there.',
    ],
    mistake: 'It sees nothing in Cities. Before an Assault it can take away the cover of a Base.',
    see: ['underground', 'assault', 'sweep'],
  },
}
