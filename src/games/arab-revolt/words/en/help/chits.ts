import type { Chapter } from './terms'

/** Chits, and the Unity Track that governs them. */
export const CHITS: Chapter<'chits'> = {
  'punishment-chits': {
    brief:
      'Six chits, two each of Detain, Demolish and Fine: the collective punishments that the government approves.',
    points: [
      'To draw a chit is to take it at random; to select one is to choose it.',
      'For a Punish, two are drawn and one is used; a held chit may be used instead.',
      'Used chits are set aside until the Resources Phase, so the pool runs low during a campaign.',
      'All chits can be seen by both players, in the pool, held or used.',
    ],
    mistake:
      'What was drawn and not used goes back at once and is not kept. Only a Pass and the Resources Phase give the British a chit to hold.',
    see: ['punish', 'detain', 'demolish', 'fine', 'holding'],
  },
  detain: {
    brief:
      'A Punishment: one Guerrilla goes to Prison, and the population turns against the British.',
    points: [
      'Remove one Guerrilla, Underground or Active, to Prison.',
      'Mobilization effect: the space gets Opposition, if it has none.',
      'Mass Detention (A1) and Rebel Courts (A27) can change it.',
    ],
    mistake: 'The Opposition comes even where there was no Guerrilla to detain (R14).',
    see: ['punish', 'prison', 'opposition', 'mobilization'],
  },
  demolish: {
    brief:
      'A Punishment: houses are destroyed. Opposition is removed, and some people take up arms.',
    points: ['Remove any Opposition.', 'Mobilization effect: the Rebels place one Guerrilla.'],
    mistake:
      'If no Guerrilla is Available, a Punish places none: here none may be taken from the map instead (R2). The Rebels may take one only where they execute the Event that brings the effect (A10).',
    see: ['punish', 'opposition', 'available', 'mobilization'],
  },
  fine: {
    brief: 'A Punishment: a community pays for a broken line, and one Sabotage marker is removed.',
    points: [
      'Remove one Sabotage marker from one Railway next to the space.',
      'It has no Mobilization effect.',
      'Human Shields (A15, shaded) puts a Guerrilla in the marker’s place.',
    ],
    mistake:
      'It removes one marker for each space punished. A Railway with two markers still has Sabotage after one is gone.',
    see: ['punish', 'sabotage-marker', 'railway'],
  },
  mobilization: {
    brief: 'What a punishment stirs up among the people whom it strikes. It helps the Rebels.',
    points: [
      'Detain: Opposition. Demolish: a Guerrilla. Fine: nothing.',
      'It comes after the punishment, in both spaces of the Punish.',
      'Some Events resolve it alone, without the punishment (A10, A18).',
    ],
    mistake: 'It is not the same as Mobilize, which is a Special Activity of the Rebels.',
    see: ['detain', 'demolish', 'punish', 'mobilize'],
  },
  'operations-chits': {
    brief:
      'Nine chits, three each of 1, 2 and 3. They say in how many spaces the Rebels may conduct an Operation.',
    points: [
      'On each Event card the Rebels draw two, or one at Decentralized. They play one of these or a held one, and the other drawn ones go back.',
      'Then they choose their box. The value is the most spaces that they may select, in either Operation box.',
      'For an Event or a Pass they play a chit as well, and its effect applies.',
      'Played chits stay out until the Resources Phase.',
    ],
    mistake:
      'The chit is chosen before the box. For an Event a 1 is a good chit, since it has no effect.',
    see: ['chit-effect', 'holding', 'coordinate', 'unity', 'limited-operation'],
  },
  'chit-effect': {
    brief: 'What the British may do to an Active Guerrilla after the Rebels’ action.',
    points: [
      'Chit 3: replace one Active Guerrilla with an Irregular.',
      'Chit 2: remove one Active Guerrilla.',
      'Chit 1: nothing.',
      'It applies once, after the whole action with its Special Activity, and also after an Event or a Pass (R5).',
      'At Centralized it does not apply.',
    ],
    mistake:
      'It applies to Active Guerrillas anywhere, abroad too, where one is only removed (R7). Without an Active Guerrilla it does nothing.',
    see: ['operations-chits', 'underground', 'centralized', 'irregulars'],
  },
  holding: {
    brief: 'Keeping a chit for a later turn; both players can see it.',
    points: [
      'The British get one by a Pass (2.3.3) or in the Resources Phase (6.2.1).',
      'The Rebels get one in the Resources Phase (6.2.2) or by Arab Higher Committee (A20, shaded).',
      'It may be used in place of those drawn, and is then set aside like any used chit.',
    ],
    mistake:
      'In the Resources Phase chits held from before go back to the pool too, unless chosen again (R15).',
    see: ['punishment-chits', 'operations-chits', 'pass', 'resources'],
  },
  unity: {
    brief:
      'How far the rebel commanders follow one leadership: five places from Decentralized to Centralized.',
    points: [
      'The values are 2, 1, 1, 1 and 0, left to right (R44); the game begins in the middle.',
      'The value is the number of spaces in which Divide can Activate Irregulars.',
      'Toward Centralized: Coordinate, the Resources Phase, some Events.',
      'Toward Decentralized: each Base removed by an Assault, Divide by a roll, some Events.',
    ],
    mistake: 'A high value helps the British: it means little unity.',
    see: ['centralized', 'decentralized', 'divide', 'coordinate', 'assault'],
  },
  centralized: {
    brief: 'The right end of the Unity Track: the Rebels follow one command.',
    points: [
      'Operations chits have no effect. What matters is where Unity stands after the action (R5).',
      'Divide can Activate no Irregular; only its roll is left.',
      'A further step toward Centralized does nothing (R32).',
    ],
    mistake: 'The chits keep their value. Only their effect for the British is lost.',
    see: ['unity', 'chit-effect', 'divide', 'decentralized'],
  },
  decentralized: {
    brief: 'The left end of the Unity Track: each commander acts alone.',
    points: [
      'The Rebels draw one Operations chit instead of two; a held one may still be used.',
      'Divide can Activate Irregulars in two spaces.',
      'Each further step toward Decentralized raises Political Will by 1 instead.',
    ],
    mistake: 'Political Will rises with every such step, whoever caused it (R32).',
    see: ['unity', 'operations-chits', 'divide', 'political-will'],
  },
}
