import type { Chapter } from './terms'

/** What the British can do. */
export const BRITISH: Chapter<'british'> = {
  deploy: {
    brief:
      'A British Operation that places Police and Irregulars, and places or removes one Curfew.',
    points: [
      'Up to three Districts and Cities with more British than Rebel pieces.',
      'In each, place one Irregular, or up to two Police.',
      'Then in one of them, if you like: place a Curfew where there is none.',
      'Or, where there is a Curfew: remove it together with any Opposition there.',
    ],
    mistake:
      'To remove Opposition you need a Curfew that is there already. One Deploy cannot both place a Curfew and remove it.',
    see: ['curfew', 'opposition', 'police', 'irregulars', 'comparison'],
  },
  patrol: {
    brief:
      'A British Operation that moves cubes to Cities and Railways, and Activates Guerrillas on the Railways.',
    points: [
      'Up to three Cities and Railways, as destinations.',
      'Any Troops and Police may move in, from anywhere in Palestine; each of them moves once (R45).',
      'Then on each selected Railway one Guerrilla is Activated for each cube there.',
      'Then, if you like, one selected Railway has a free Assault (R4).',
    ],
    mistake:
      'Guerrillas are Activated on Railways only, not in Cities. Cubes that stood on the Railway before count as well.',
    see: ['railway', 'assault', 'troops', 'police', 'sabotaged-railways'],
  },
  sweep: {
    brief:
      'A British Operation that moves Troops into Districts and Cities and Activates Guerrillas.',
    points: [
      'Up to three Districts and Cities, as destinations.',
      'Any Troops in adjacent spaces may move in, Railways included. All move at the same time: none moves on, and no Special Activity comes in between (R46).',
      'Then in each selected space one Guerrilla is Activated for every two cubes, rounded down.',
      'If you Activate an Underground Irregular there, it is one for every cube (R20).',
    ],
    mistake:
      'Only Troops move, but Police in the space count as cubes. And no piece has to move: the cubes already there are enough to Sweep.',
    see: ['assault', 'underground', 'irregulars', 'troops', 'adjacent'],
  },
  assault: {
    brief: 'A British Operation that removes Active Rebel pieces.',
    points: [
      'Up to three spaces with cubes and Rebel pieces.',
      'In a District without Opposition: one piece for each Troop. In a City without Opposition, or on a Railway: one for each cube, Troop or Police.',
      'With Opposition half as many: one for every two of them, rounded down.',
      'Active Guerrillas go first; Bases only when no Guerrilla is left, even an Underground one.',
      'Each Base removed shifts Unity one step toward Decentralized.',
    ],
    mistake:
      'Police remove nothing in Districts. One Underground Guerrilla protects the Bases in its space: Sweep or use Air Recon first.',
    see: ['sweep', 'air-recon', 'bases', 'opposition', 'unity'],
  },
  punish: {
    brief: 'A British Special Activity that inflicts one kind of collective punishment.',
    points: [
      'With any British Operation, in up to two Districts and Cities with Troops; some Events grant it or force it (A12, A22, A24, A25).',
      'Draw two Punishment chits, and use one of them or a held one. Drawn chits that are not used go back to the pool.',
      'First the punishment in both spaces, then its Mobilization effect in both.',
      'The used chit stays out until the Resources Phase.',
    ],
    mistake:
      'A space needs Troops and nothing else: a Detain without a Guerrilla still brings Opposition (R14).',
    see: ['punishment-chits', 'detain', 'demolish', 'fine', 'mobilization'],
  },
  divide: {
    brief: 'A British Special Activity that wins Guerrillas over, or sets their leaders at odds.',
    points: [
      'Only with Deploy or Patrol, in the Support Phase, or where an Event grants it (A3, A29). There are two ways, of which you choose one; Peace Bands (A3) grants both.',
      'In as many spaces as the value of the Unity Track: Activate an Underground Irregular, and replace a Guerrilla there or next to it with an Irregular.',
      'Or roll a die: if the result is at most the number of Irregulars on the map, Unity shifts one step toward Decentralized.',
    ],
    mistake:
      'Any Guerrilla can be replaced, Underground too, but none abroad (R1). At Centralized the value is 0, and only the roll is left.',
    see: ['irregulars', 'unity', 'roll', 'support', 'decentralized'],
  },
  'air-recon': {
    brief: 'A British Special Activity that Activates Guerrillas from the air.',
    points: [
      'With any British Operation, or where Aerial Policing (A32) grants it, in up to two Districts and Railways.',
      'In each, one Guerrilla is Activated.',
      'No British piece need be there.',
    ],
    mistake:
      'It cannot be used in Cities. Before an Assault it can expose the last Guerrilla that protects a Base.',
    see: ['underground', 'assault', 'sweep'],
  },
}
