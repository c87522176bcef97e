import type { Chapter } from './terms'

/** What stands on the map. */
export const PIECES: Chapter<'pieces'> = {
  forces: {
    brief: 'The pieces of both sides: Troops, Police and Irregulars; Guerrillas and Bases.',
    points: [
      'British: 15 Troops (five of them Out of Play at first), 9 Police, 6 Irregulars.',
      'Rebels: 15 Guerrillas, 5 Bases.',
      'Troops and Police together are called cubes.',
      'Irregulars and Guerrillas are Underground or Active; all others are always Active.',
    ],
    mistake: 'Opposition, Curfew and Sabotage are markers, not pieces, and count in no comparison.',
    see: ['factions', 'troops', 'police', 'irregulars', 'guerrillas', 'bases', 'comparison'],
  },
  troops: {
    brief:
      'British soldiers: tan cubes that move by Patrol and Sweep, and are the strength of an Assault.',
    points: [
      'By Patrol they move any distance to Cities and Railways, by Sweep to an adjacent District or City.',
      'In Districts an Assault counts only them. A Punish needs them in its spaces.',
      'An Ambush cannot remove them.',
      'Those on Railways must go to Cities in the Redeploy Phase (6.4.1).',
    ],
    mistake:
      'Deploy never places Troops. Ten are on the map from the start, and more come only with the Munich Conference (A34).',
    see: ['police', 'sweep', 'assault', 'punish', 'out-of-play'],
  },
  police: {
    brief: 'British police: light blue cubes with a dark base, placed by Deploy.',
    points: [
      'They move by Patrol, not by Sweep, and count as cubes when either Activates Guerrillas.',
      'In an Assault they count in Cities and on Railways, not in Districts.',
      'An Ambush can remove them.',
      'In the Redeploy Phase they may move to any Railways and Cities (6.4.1).',
    ],
    mistake: 'In a District they count against the Rebels in comparisons, but not in an Assault.',
    see: ['troops', 'deploy', 'patrol', 'ambush', 'tegart-forts'],
  },
  irregulars: {
    brief:
      'Armed groups on the British side: blue eight-sided pieces that do not move, six in all.',
    points: [
      'They are placed Underground, by Deploy, Divide, an Operations chit of 3, or an Event.',
      'To Activate one strengthens a Sweep, or lets a Divide replace a Guerrilla.',
      'When Divide is a roll, it is made against their number on the map.',
      'Every three on the map lower Political Will by 1 in a Propaganda Round (6.1.4).',
      'An Ambush can remove them, Underground or Active.',
    ],
    mistake:
      'They are not cubes. They never count in an Assault or a Patrol, but always in comparisons of pieces.',
    see: ['divide', 'sweep', 'deploy', 'enemy-of-my-enemy', 'underground'],
  },
  guerrillas: {
    brief: 'Rebel fighters: red eight-sided pieces, fifteen in all, Underground or Active.',
    points: [
      'They are placed Underground, by Rally, Mobilize, Foreign Assistance, a Demolish, or an Event.',
      'Underground ones can Sabotage and Ambush; doing so turns them Active.',
      'Active ones can be removed by Assault and by the effect of the Operations chit.',
      'A Detain and a Divide reach Underground ones too.',
    ],
    mistake:
      'A March alone does not turn a Guerrilla Active. What decides is where it goes, with how many others, and how many British pieces are there.',
    see: ['underground', 'rally', 'march', 'ambush', 'assault', 'detain'],
  },
  bases: {
    brief: 'Rebel Bases: dark red discs, five in all, at most two in a space.',
    points: [
      'They are placed by Mobilize or by a Pass of the Rebels, never on a Railway.',
      'A Rally places up to two Guerrillas where a Base is, and may add Opposition there.',
      'Raids start from them, and the Rebels’ rolls are made against their number.',
      'Each District with one lowers Political Will by 1 in a Propaganda Round (6.1.3).',
      'An Assault can remove them once no Guerrilla is left in the space.',
    ],
    mistake:
      'A Base is always Active, yet one Guerrilla, even Underground, protects it from an Assault.',
    see: ['mobilize', 'rally', 'raid', 'assault', 'rebel-leaders', 'unity'],
  },
  underground: {
    brief: 'The two states of Guerrillas and Irregulars: hidden, or known.',
    points: [
      'Underground is the dark, closed face; Active the pale one.',
      'New Guerrillas and Irregulars are always placed Underground, even where they replace a piece.',
      'To Activate is to turn a piece Active. Moving changes nothing unless a rule says so.',
      'All of them turn Underground in the Reset Phase (6.5).',
    ],
    mistake:
      'Between two Propaganda Rounds hardly anything turns a piece Underground again. Relocating it does, even within its own space (R3).',
    see: ['guerrillas', 'irregulars', 'sweep', 'march', 'relocation', 'reset'],
  },
  available: {
    brief: 'Pieces that stand beside the map and can be placed.',
    points: [
      'To place is to take from here. To remove is to put back here, or in Prison where the rule says so.',
      'To replace is to remove one piece and place another; if the other is not Available, the first is only removed.',
      'The three Curfews are Available to the British in the same way (1.12).',
    ],
    mistake:
      'When none is Available, your own Operation, Special Activity or Event may take your own piece from the map instead. That is relocation.',
    see: ['relocation', 'prison', 'out-of-play', 'forces'],
  },
  relocation: {
    brief: 'Taking your own piece from the map to place it anew, because none is Available.',
    points: [
      'Only when none of the kind is Available, and only for your own pieces in your own action (R2).',
      'Never from Prison, from Tegart Forts or from Out of Play.',
      'It is placing, not moving: a Guerrilla arrives Underground, from any distance.',
      'It may be an Active Guerrilla or Irregular of the same space, which turns Underground (R3).',
      'An Operation or Special Activity that an Event grants allows it like any other: so a Divide of the British by Peace Bands (A3) or Haganah (A29).',
    ],
    mistake:
      'It is not allowed for a chit effect, a Pass or the Mobilization effect of a Punish. Nor is it where the text of an Event itself replaces pieces, or for what one side’s action places for the other.',
    see: ['available', 'rally', 'mobilize', 'underground'],
  },
  stacking: {
    brief: 'How many of a kind may stand in one space.',
    points: [
      'At most two Bases in a space, and none on a Railway.',
      'No British piece in a Foreign Country.',
      'At most one Curfew and one Opposition, in Districts and Cities only.',
      'Any number of Sabotage markers on a Railway, and any number of all other pieces where they may stand.',
    ],
    mistake: 'Events keep to these limits as well (5.1.1).',
    see: ['bases', 'curfew', 'sabotage-marker', 'country'],
  },
  comparison: {
    brief:
      'A plain count of pieces in one space, made when it is needed. Nobody controls a space between counts.',
    points: [
      'British: Troops, Police and Irregulars, Underground or Active.',
      'Rebels: Guerrillas, Underground or Active, and Bases.',
      'Deploy needs more British than Rebel pieces. Opposition by Rally needs more Rebel than British ones.',
      'In the Propaganda Round each District or City with more Rebel pieces costs 2 Political Will.',
    ],
    mistake:
      'Equal is not more. Two tests count differently: Mobilize compares Guerrillas with Irregulars, and the Sabotage check of the Propaganda Round compares Guerrillas with all British pieces.',
    see: ['deploy', 'rally', 'mobilize', 'rebellion-contained', 'sabotaged-railways'],
  },
}
