import type { Chapter } from './terms'

/** What the Rebels can do. */
export const REBELS: Chapter<'rebels'> = {
  rally: {
    brief: 'A Rebel Operation that places Guerrillas, and Opposition in one District.',
    points: [
      'Spaces up to the value of the chit: not Railways, not under Curfew, with Rebel pieces or Opposition.',
      'Foreign Countries in play can be selected too, if Rebel pieces are there.',
      'In each, place one Guerrilla, or up to two where there is a Base.',
      'Then one District of this Rally with a Base and more Rebel than British pieces may get Opposition (R18).',
    ],
    mistake:
      'Opposition is enough to Rally in a space without a Rebel piece. British pieces do not prevent a Rally; a Curfew does.',
    see: ['bases', 'opposition', 'curfew', 'comparison', 'relocation'],
  },
  march: {
    brief: 'A Rebel Operation that moves Guerrillas to adjacent spaces.',
    points: [
      'You choose origins, up to the value of the chit; any Guerrillas there go to any adjacent spaces in play.',
      'A Guerrilla moves once in a March, also one that Mobilize relocates in the middle of it (R19).',
      'On a Railway or under Curfew, those who come from one origin turn Active if they and all British pieces there are more than three.',
      'Otherwise Underground ones stay Underground.',
    ],
    mistake:
      'The limit counts origins, not destinations. Small groups from several origins can stay Underground where one large group would turn Active.',
    see: ['underground', 'adjacent', 'curfew', 'railway', 'tegart-forts'],
  },
  sabotage: {
    brief: 'A Rebel Operation that places Sabotage on Railways and Opposition elsewhere.',
    points: [
      'Spaces in Palestine with an Underground Guerrilla, up to the value of the chit.',
      'In each, Activate one Underground Guerrilla.',
      'On a Railway place a Sabotage marker, in a District or City an Opposition marker.',
    ],
    mistake:
      'It is not for Railways only: it is the way to place Opposition where there is no Base.',
    see: ['sabotage-marker', 'opposition', 'underground', 'raid', 'sabotaged-railways'],
  },
  ambush: {
    brief: 'A Rebel Operation that removes Police and Irregulars.',
    points: [
      'Spaces with an Underground Guerrilla and a Police or Irregular, up to the value of the chit.',
      'In each, Activate one Underground Guerrilla, which removes one Police or one Irregular.',
      'If the Ambush removes three pieces or more in all, Political Will falls by 1.',
    ],
    mistake:
      'It cannot remove Troops. Only the pieces of one Ambush count together, and an Ambush within a Raid is counted separately (R12).',
    see: ['police', 'irregulars', 'underground', 'political-will', 'raid'],
  },
  mobilize: {
    brief: 'A Rebel Special Activity that places Bases, and Guerrillas where there is Opposition.',
    points: [
      'Only with Rally or March, in the Support Phase, or where an Event grants it (A6, A23).',
      'For Bases, up to two spaces: Districts with more Guerrillas than Irregulars, and Foreign Countries in play.',
      'In each, place a Base; never a third in one space.',
      'Then one Guerrilla may be placed in each space with Opposition, chosen for a Base or not.',
    ],
    mistake:
      'Troops, Police and Curfews do not prevent it (R17). Abroad a Base needs no Guerrilla.',
    see: ['bases', 'opposition', 'rally', 'support', 'stacking'],
  },
  coordinate: {
    brief: 'A Rebel Special Activity that allows one more space, and may raise Unity.',
    points: [
      'With any Rebel Operation.',
      'The Operation may have one more space. This needs no roll.',
      'Roll a die: if the result is at most the number of Bases on the map, Unity shifts one step toward Centralized.',
    ],
    mistake:
      'The effect of the chit is still that of its printed value (R6). Bases abroad count for the roll.',
    see: ['unity', 'roll', 'operations-chits', 'centralized'],
  },
  raid: {
    brief: 'A Rebel Special Activity that strikes from Bases into adjacent spaces.',
    points: [
      'With Rally, Sabotage or Ambush, but not with March; or where al-Hajj Muhammad (A23) grants it.',
      'Up to two spaces in Palestine that are next to a space with a Base.',
      'In each, one or two Guerrillas move in from one adjacent space with a Base, which may be abroad.',
      'Then, if you like, one Sabotage or one Ambush there, by any Underground Guerrilla (R11).',
    ],
    mistake:
      'The Guerrillas must come from a space with a Base. The test of a March does not apply, but Tegart Forts (A28) turns those from abroad Active.',
    see: ['bases', 'sabotage', 'ambush', 'adjacent', 'tegart-forts'],
  },
}
