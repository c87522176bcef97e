import type { Ask } from '../../rules/index'

/** What chance answers, and what no player is asked in the first two turns of each side. */
type LaterAsk =
  | `${'propaganda' | 'redeploy' | 'reset'}.${string}`
  | 'reveal.card'
  | 'turn.draw-chit'
  | 'roll.die'
  | 'punish.draw'
export type HintedAsk = Exclude<Ask, LaterAsk>

/** What is wise in general, question by question, where the players of the first game go their own way. */
export const ASK_HINTS: Readonly<Record<HintedAsk, string>> = {
  'turn.chit':
    'The number is the most spaces that an Operation may have. With a 2 or a 3 the British may act against an Active Guerrilla at the end of the turn. So take a large one while yours are Underground, and a 1 for an Event.',
  'turn.box':
    'The first box is an Operation without a Special Activity, and for the British in one space only. The third is an Operation with a Special Activity. Whoever stands farther left acts first on the next card. Look also at what you leave to the other side.',
  'turn.operation':
    'Each Operation says in a line what it does, and what cannot be chosen says why. As the Rebels, build up before you strike. As the British, Activate Guerrillas before you Assault.',
  'turn.event':
    'Read what each side of the card would do now. You may take the one that helps the other player, or do nothing with a Pass, to keep the Event from them.',
  'turn.punishment-to-hold':
    'A chit that is held can be used later in place of one that is drawn. Hold the one that you would not like to leave to chance.',
  'turn.base':
    'A Pass may place a Base where there is a Guerrilla. Each District with a Base lowers Political Will in every count, and a Rally there places up to two Guerrillas.',
  'turn.activity':
    'You may use your Special Activity at this pause, or go on without it. There is only one in a turn.',
  'chit-effect.guerrilla':
    'The Rebels’ chit lets you take one Active Guerrilla. Take one that gives the Rebels more pieces in a space than you have.',
  'place.from-map':
    'None is Available. You may take one from elsewhere on the map, best from where it does least.',
  'place.marched':
    'A Guerrilla marches once. Take one that has not Marched if it should march on from its new space; the other stays behind.',
  'deploy.space':
    'Deploy where the Rebels are about to outnumber you. It needs more British than Rebel pieces there.',
  'deploy.piece':
    'Police add to your number in a space. Irregulars strengthen a Sweep and can Divide, but every three of them on the map lower Political Will by 1 in a count.',
  'deploy.curfew':
    'Under Curfew the Rebels cannot Rally. If you remove a Curfew that is already there, any Opposition goes with it.',
  'patrol.space':
    'A Patrol moves cubes to Railways and Cities from any distance, and Activates Guerrillas on the Railways. Go where Guerrillas threaten a Railway.',
  'patrol.move':
    'On a Railway one cube Activates one Guerrilla. Do not strip a District where the Rebels would then outnumber you.',
  'patrol.assault':
    'One Railway of the Patrol has a free Assault. Choose one with Active Guerrillas.',
  'sweep.space':
    'A Sweep Activates one Guerrilla for every two cubes. Choose a space that enough Troops can reach, and where you can Assault next.',
  'sweep.move':
    'Every second cube Activates a Guerrilla, so an even number of cubes wastes none. Then press the dark button, which says how many will move.',
  'sweep.irregular':
    'If an Underground Irregular turns Active, each cube Activates a Guerrilla instead of every second one.',
  'assault.space':
    'An Assault needs Active Guerrillas, or Bases without any Guerrilla. Opposition halves it.',
  'rally.space':
    'A Rally places one Guerrilla, or up to two where there is a Base. Outnumber the British where you can.',
  'rally.guerrilla': 'Place as many as you can, unless another space needs them more.',
  'rally.opposition':
    'Opposition halves an Assault, and lets you Rally where you have no piece. Put it where it will last.',
  'march.space': 'A March moves Guerrillas to adjacent spaces. Leave one behind to protect a Base.',
  'march.group':
    'On a Railway or under Curfew, those who come together turn Active if they and the British pieces there are more than three. Small groups are safer.',
  'sabotage.space':
    'An Underground Guerrilla turns Active and leaves a Sabotage marker on a Railway, or Opposition in a District or City. Each Railway with Sabotage lowers Political Will by 1 in a count.',
  'ambush.space':
    'An Underground Guerrilla turns Active and removes Police or an Irregular. Three or more removed in one Ambush lower Political Will by 1.',
  'ambush.target':
    'Remove what is of most use to the British here. An Ambush cannot remove Troops.',
  'punish.chit':
    'Each chit takes something from the Rebels, and each but Fine then brings them something. Weigh both parts.',
  'punish.space':
    'Up to two spaces with Troops. Think of the Mobilization effect: it comes in the same spaces.',
  'punish.detain': 'Take the Guerrilla that nothing else could reach: an Underground one.',
  'punish.sabotage':
    'Clear a Railway that has only one marker: it then no longer lowers Political Will.',
  'divide.way':
    'Replace Guerrillas with Irregulars in as many spaces as Unity allows, or roll to move Unity. The roll succeeds more often with many Irregulars on the map.',
  'divide.space':
    'The Irregular turns Active. Choose one in or next to the space of a Guerrilla that you want to replace.',
  'divide.guerrilla': 'Choose a Guerrilla that protects a Base, or lets the Rebels outnumber you.',
  'air-recon.space':
    'Air Recon Activates one Guerrilla in each space. Use it where you can Assault next.',
  'mobilize.base':
    'In a District a Base needs more Guerrillas than Irregulars. Choose one that is far from the Troops, or where Guerrillas protect the Base.',
  'mobilize.guerrilla': 'Each space with Opposition may get one Guerrilla.',
  'raid.space':
    'A Raid moves Guerrillas from a space with a Base into one next to it, and may Sabotage or Ambush there. Railways make good targets.',
  'raid.group': 'One or two may come. Leave one behind to protect the Base.',
  'raid.operation':
    'A Raid may end with a Sabotage or an Ambush in its space, which needs no chit of its own.',
  'grant.operation': 'The card grants you an Operation of your choice, in one space.',
  'grant.activity': 'The card grants you a Special Activity. You may leave it.',
  'event.space':
    'The card asks for a space. Before you choose, each answer shows what it would do.',
  'event.piece': 'The card asks for a piece. Think of what it does where it stands.',
  'event.punishment': 'The card asks for a Punishment chit. Weigh both of its parts.',
  'event.go-on':
    'The rest of the card is up to you. Before you choose, each answer shows what it would do.',
}
