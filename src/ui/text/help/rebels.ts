import type { Chapter } from './terms'

/** What the Rebels can do. */
export const REBELS: Chapter<'rebels'> = {
  rally: {
    brief: 'A Rebel Operation that places Guerrillas, and Opposition in one District.',
    points: [
      'Spaces up to the value of the chit: not Railways, not under Curfew, with Rebel pieces or Opposition.',
      'Foreign Countries in play count, if Rebel pieces are there.',
      'In each, place one Guerrilla, or up to two where there is a Base.',
      'Then one District of this Rally with a Base and more Rebel than British pieces may get Opposition (R18).',
    ],
    mistake:
      'Opposition is enough to Rally in a space without a Rebel piece. British pieces there do not forbid it; a Curfew does.',
    see: ['bases', 'opposition', 'curfew', 'comparison', 'relocation'],
  },
  march: {
    brief: 'A Rebel Operation that moves Guerrillas to adjacent spaces.',
    points: [
      'You choose origins, up to the value of the chit; any Guerrillas there go to any adjacent spaces in play.',
      'A Guerrilla moves once in a March (R19).',
      'The test is for Railways and spaces under Curfew only: if those who come from one origin and all British pieces there are more than three together, they turn Active.',
      'Otherwise Underground ones stay Underground.',
    ],
    mistake:
      'The limit counts origins, not destinations. Small groups from several origins pass where one large group is seen.',
    see: ['underground', 'adjacent', 'curfew', 'railway', 'tegart-forts'],
  },
  sabotage: {
    brief: 'A Rebel Operation that breaks Railways and turns people against the British.',
    points: [
      'Spaces in Palestine with an Underground Guerrilla, up to the value of the chit.',
      'In each, Activate one Underground Guerrilla.',
      'On a Railway it leaves a Sabotage marker, in a District or City Opposition.',
    ],
    mistake:
      'Half of its use has nothing to do with Railways: it is the way to bring Opposition where no Base stands.',
    see: ['sabotage-marker', 'opposition', 'underground', 'raid', 'sabotaged-railways'],
  },
  ambush: {
    brief: 'A Rebel Operation that removes Police and Irregulars.',
    points: [
      'Spaces with an Underground Guerrilla and a Police or Irregular, up to the value of the chit.',
      'In each, Activate one Underground Guerrilla and remove one Police or one Irregular.',
      'If it removes three pieces or more in all, Political Will falls by 1.',
    ],
    mistake:
      'Troops are out of its reach. Only the pieces of one Ambush count together; an Ambush within a Raid is another (R12).',
    see: ['police', 'irregulars', 'underground', 'political-will', 'raid'],
  },
  mobilize: {
    brief: 'A Rebel Special Activity that places Bases, and Guerrillas where there is Opposition.',
    points: [
      'Only with Rally or March, and in the Support Phase.',
      'Up to two spaces: Districts with more Guerrillas than Irregulars, and Foreign Countries in play.',
      'In each, place a Base; never a third in one space.',
      'Then one Guerrilla may be placed in each space with Opposition, chosen for a Base or not.',
    ],
    mistake:
      'Troops and Police do not hinder it, and no Curfew does (R17). Abroad it needs no Guerrilla.',
    see: ['bases', 'opposition', 'rally', 'support', 'stacking'],
  },
  coordinate: {
    brief: 'A Rebel Special Activity that gives one more space, and perhaps more Unity.',
    points: [
      'With any Rebel Operation.',
      'The Operation may take place in one space more.',
      'Roll a die: a result up to the number of Rebel Bases on the map moves Unity one step toward Centralized.',
    ],
    mistake:
      'The effect of the chit stays that of its printed value (R6). Bases abroad count for the roll.',
    see: ['unity', 'roll', 'operations-chits', 'centralized'],
  },
  raid: {
    brief: 'A Rebel Special Activity that strikes out from Bases.',
    points: [
      'With Rally, Sabotage or Ambush, but not with March.',
      'Up to two spaces in Palestine that are next to a space with a Base.',
      'In each, one or two Guerrillas move in from one adjacent space with a Base, which may be abroad.',
      'Then, if you like, one Sabotage or one Ambush there, by any Underground Guerrilla (R11).',
    ],
    mistake:
      'The Guerrillas must come from the space of a Base. Nobody tests whether they are seen, but Tegart Forts turn those from abroad Active.',
    see: ['bases', 'sabotage', 'ambush', 'adjacent', 'tegart-forts'],
  },
}
