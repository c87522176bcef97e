import type { Chapter } from './terms'

/** Chits, and the Unity Track that governs them. */
export const CHITS: Chapter<'chits'> = {
  'punishment-chits': {
    brief: 'Six chits, two each of Detain, Demolish and Fine: what the government has approved.',
    points: [
      'To draw is to take at random, to select is to choose.',
      'A Punish draws two and uses one; a held chit may be used instead.',
      'Used chits are set aside until the Resources Phase, so the pool runs low during a campaign.',
      'All chits can be seen by both players, in the pool, held or used.',
    ],
    mistake:
      'What was drawn and not used goes back at once and is not kept. Only a Pass, the Resources Phase and some Events give chits to hold.',
    see: ['punish', 'detain', 'demolish', 'fine', 'holding'],
  },
  detain: {
    brief: 'A Punishment: one Guerrilla goes to Prison, and the people turn against the British.',
    points: [
      'Remove one Guerrilla, Underground or Active, to Prison.',
      'Mobilization effect: the space gets Opposition, if it has none.',
      'Mass Detention (A1) and Rebel Courts (A27) can change it.',
    ],
    mistake: 'The Opposition comes also where there was no Guerrilla to detain (R14).',
    see: ['punish', 'prison', 'opposition', 'mobilization'],
  },
  demolish: {
    brief: 'A Punishment: houses are destroyed. Opposition is broken, and some take up arms.',
    points: [
      'Remove any Opposition.',
      'Mobilization effect: the Rebels place one Guerrilla, from Available only.',
    ],
    mistake: 'With no Guerrilla Available none is placed; here the map is not drawn upon (R2).',
    see: ['punish', 'opposition', 'available', 'mobilization'],
  },
  fine: {
    brief: 'A Punishment: villages pay for a broken line, and one Sabotage marker is removed.',
    points: [
      'Remove one Sabotage marker from one Railway next to the space.',
      'It has no Mobilization effect.',
      'Human Shields (A15, shaded) puts a Guerrilla in the marker’s place.',
    ],
    mistake:
      'It takes one marker for each space punished. A line with two stays Sabotaged after one.',
    see: ['punish', 'sabotage-marker', 'railway'],
  },
  mobilization: {
    brief: 'What a punishment stirs up among those whom it strikes; it helps the Rebels.',
    points: [
      'Detain: Opposition. Demolish: a Guerrilla. Fine: nothing.',
      'It comes after the punishment, in both spaces of the Punish.',
      'Some Events resolve it alone, without the punishment (A10, A18).',
    ],
    mistake: 'It is not the Special Activity Mobilize, which is the Rebels’ own.',
    see: ['detain', 'demolish', 'punish', 'mobilize'],
  },
  'operations-chits': {
    brief: 'Nine chits, three each of 1, 2 and 3: in how many spaces the Rebels can act.',
    points: [
      'On each Event card the Rebels draw two, or one at Decentralized, and play one of them or a held one. The others go back.',
      'Then they choose their box. The value is the number of spaces in either Operation box.',
      'They play a chit for an Event or a Pass as well, and bear its effect.',
      'Played chits stay out until the Resources Phase.',
    ],
    mistake:
      'The chit comes before the box. A 1 is no bad chit for an Event, since it has no effect.',
    see: ['chit-effect', 'holding', 'coordinate', 'unity', 'limited-operation'],
  },
  'chit-effect': {
    brief: 'What the British may do to an Active Guerrilla after the Rebels’ action.',
    points: [
      'Chit 3: replace one Active Guerrilla with an Irregular.',
      'Chit 2: remove one Active Guerrilla.',
      'Chit 1: nothing.',
      'Once, after the whole action with its Special Activity, and also after an Event or a Pass (R5).',
      'At Centralized it is left out.',
    ],
    mistake:
      'It reaches Active Guerrillas anywhere, abroad too; there one is only removed (R7). Without an Active Guerrilla it does nothing.',
    see: ['operations-chits', 'underground', 'centralized', 'irregulars'],
  },
  holding: {
    brief: 'Keeping a chit for a later turn; both players can see it.',
    points: [
      'The British get one by a Pass (2.3.3), in the Resources Phase (6.2.1), or by an Event.',
      'The Rebels get one in the Resources Phase (6.2.2), or by Arab Higher Committee (A20, shaded).',
      'It may be used in place of those drawn, and is then set aside like them.',
    ],
    mistake: 'In the Resources Phase chits held from before go back too, unless chosen anew (R15).',
    see: ['punishment-chits', 'operations-chits', 'pass', 'resources'],
  },
  unity: {
    brief: 'How far the Rebels obey one leadership: five places from Decentralized to Centralized.',
    points: [
      'The values are 2, 1, 1, 1 and 0, left to right (R44); the game begins in the middle.',
      'The value is the number of spaces in which Divide can Activate Irregulars.',
      'Toward Centralized: Coordinate, the Resources Phase, some Events.',
      'Toward Decentralized: each Base removed by an Assault, Divide by a roll, some Events.',
    ],
    mistake: 'The value is good for the British. A high number means little unity.',
    see: ['centralized', 'decentralized', 'divide', 'coordinate', 'assault'],
  },
  centralized: {
    brief: 'The right end of the Unity Track: the Rebels obey one command.',
    points: [
      'Operations chits have no effect. This is looked at after the action (R5).',
      'Divide can Activate no Irregular; only its roll is left.',
      'A further step toward Centralized does nothing (R32).',
    ],
    mistake: 'The value of the chits stays. Only what the British may do with them goes.',
    see: ['unity', 'chit-effect', 'divide', 'decentralized'],
  },
  decentralized: {
    brief: 'The left end of the Unity Track: each commander for himself.',
    points: [
      'The Rebels draw one Operations chit instead of two; a held one may still be used.',
      'Divide can Activate Irregulars in two spaces.',
      'Each step that Unity would go farther raises Political Will by 1.',
    ],
    mistake: 'The Political Will comes with every such step, whoever caused it (R32).',
    see: ['unity', 'operations-chits', 'divide', 'political-will'],
  },
}
