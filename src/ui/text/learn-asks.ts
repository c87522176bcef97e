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
    'The number is how many spaces an Operation may reach. A 2 or a 3 gives the British something when a Guerrilla is Active at the end of the turn, so take a large one when yours are Underground, and a 1 for an Event.',
  'turn.box':
    'The first box is one Operation in few spaces, the third a whole Operation with a Special Activity. Whoever stands farther left acts first on the next card. Look also at what you leave to the other side.',
  'turn.operation':
    'Each Operation says in a line what it does. What cannot be chosen says why. As the Rebels build before you strike; as the British find Guerrillas before you Assault.',
  'turn.event':
    'Read what each text would do now. You may take the one that was written for the other side, if only to keep it from them.',
  'turn.punishment-to-hold':
    'A chit that is held can be used later in place of one that is drawn. Hold the one that you would not like to wait for.',
  'turn.base':
    'A pass may place a Base. Districts with a Base lower Political Will in every count, and a Rally there brings two Guerrillas.',
  'turn.activity':
    'Nothing but the Special Activity is left. Use it now, or go on without it: it does not come again in this turn.',
  'chit-effect.guerrilla':
    'The Rebels pay for their chit with an Active Guerrilla. Take one where it gives the Rebels more pieces than you have.',
  'place.from-map':
    'None is Available. You may take one from elsewhere on the map: from a place where it does the least.',
  'deploy.space':
    'Deploy where you are about to lose the greater number. It needs more British than Rebel pieces there.',
  'deploy.piece':
    'Police hold a space, Irregulars lead a Sweep and can Divide. Every third Irregular on the map lowers Political Will.',
  'deploy.curfew':
    'Under Curfew the Rebels cannot Rally. When a Curfew is taken away, Opposition can go with it.',
  'patrol.space':
    'A Patrol brings cubes to Railways and Cities from any distance and Activates Guerrillas there. Go where Sabotage threatens.',
  'patrol.move':
    'One cube Activates one Guerrilla. Do not empty a District for it in which you have just the greater number.',
  'patrol.assault': 'One Railway may be Assaulted for nothing. Take one with Active Guerrillas.',
  'sweep.space':
    'A Sweep finds one Guerrilla for every two cubes. Choose a space that enough Troops can reach, and where you can Assault next.',
  'sweep.move':
    'Move as many Troops as make the number of cubes even. Then press “No more Troops”.',
  'sweep.irregular':
    'An Irregular that turns Active doubles what is found: one Guerrilla for each cube.',
  'assault.space':
    'An Assault needs Active Guerrillas, or Bases without any Guerrilla. Opposition halves it.',
  'rally.space':
    'A Rally brings one Guerrilla, two where there is a Base. Make the Rebels more than the British where you can.',
  'rally.guerrilla': 'Place as many as you can, unless another space needs them more.',
  'rally.opposition':
    'Opposition halves an Assault, and lets you Rally where you have nobody. Put it where the British are likely to come.',
  'march.space':
    'A March moves Guerrillas to the next spaces. Leave enough behind to guard a Base.',
  'march.group':
    'On Railways, and under Curfew, too large a group turns Active. Single Guerrillas pass.',
  'sabotage.space':
    'An Underground Guerrilla turns Active and leaves Sabotage on a Railway, or Opposition elsewhere. Each Railway with Sabotage lowers Political Will.',
  'ambush.space':
    'An Underground Guerrilla turns Active and removes Police or an Irregular. Three removed in one Ambush lower Political Will by 1.',
  'ambush.target':
    'Remove what is most use to the British here. Troops cannot be removed by an Ambush.',
  'punish.chit':
    'Each chit takes something from the Rebels and then brings them something. Choose the one whose price you can bear.',
  'punish.space':
    'Up to two spaces with Troops. Think of the second half of the chit: it comes to the same spaces.',
  'punish.detain': 'Take the Guerrilla that nothing else could reach: an Underground one.',
  'punish.sabotage': 'Take Sabotage from a Railway that has no other: then it counts for you.',
  'divide.way':
    'Replace Guerrillas by Irregulars, as many as Unity allows, or roll to move Unity. The roll wants many Irregulars.',
  'divide.space': 'The Irregular turns Active. Choose one beside a Guerrilla that you want gone.',
  'divide.guerrilla': 'A Guerrilla that shields a Base, or gives the Rebels the greater number.',
  'air-recon.space':
    'Air Recon Activates one Guerrilla in each space. Use it where you can Assault next.',
  'mobilize.base':
    'A Base needs more Guerrillas than Irregulars. Choose a District that you can hold, or one that is far from the Troops.',
  'mobilize.guerrilla': 'Each space with Opposition may get a Guerrilla. Take what there is.',
  'raid.space':
    'A Raid gathers Guerrillas in a space next to a Base and may strike there. Railways make good targets.',
  'raid.group': 'One or two may come. Leave enough to guard the Base.',
  'raid.operation': 'A Sabotage or an Ambush comes with the Raid, if you like, and costs no chit.',
  'grant.operation':
    'The card gives you an Operation of your choice, in one space. Use it where you are stronger.',
  'grant.activity': 'The card gives you a Special Activity. Nothing is lost if you leave it.',
  'event.space': 'The card asks for a space. The line below tells what it would do there.',
  'event.piece': 'The card asks for a piece. Think of what it leaves behind.',
  'event.punishment': 'The card asks for a Punishment chit. Look at both of its halves.',
  'event.go-on': 'The rest of the card is up to you. The line below tells what it would do.',
}

/** Whether anything is said about a question in general. */
export const hasHint = (ask: Ask): ask is HintedAsk => ask in ASK_HINTS
