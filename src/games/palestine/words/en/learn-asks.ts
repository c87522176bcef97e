import type { Ask } from '../../rules/index'

/** What chance answers. */
type LaterAsk = 'reveal.card' | 'roll.die' | 'intel.draw'
export type HintedAsk = Exclude<Ask, LaterAsk>

/** What is wise in general, question by question, where the players of the first game go their own way. */
export const ASK_HINTS: Readonly<Record<HintedAsk, string>> = {
  'turn.box':
    'The first box is an Operation in one space without a Special Activity. The third is an Operation with a Special Activity. Whoever stands farther left acts first on the next card. Look also at what you leave to the other side.',
  'turn.operation':
    'Each Operation says in a line what it does, and what cannot be chosen says why. As Irgun, gather Cells and Arms Caches before you strike. As the British, Search before you Patrol or Assault.',
  'turn.event':
    'Read what each side of the card would do now. You may take the one that helps the other player, or do nothing with a Pass, to keep the Event from them.',
  'turn.activity':
    'You may use your Special Activity at this pause, or go on without it. There is only one in a turn.',
  'intel.spend':
    'A chit removes as many Underground Cells here as its value. What is left of the value is lost, so do not spend a 2 on one Cell without need.',
  'haganah.piece': 'Haganah takes back what it has lent. Give up what stands where it does least.',
  'haganah.direction':
    'To the right helps Irgun: more pieces, and at 4 one more space for every Operation. To the left helps the British.',
  'deploy.space':
    'Each space gets one Police, in Districts and Cities only. Police make Sabotage harder, so think of Cities that are threatened.',
  'deploy.to':
    'All the Troops you like may go to one space, from anywhere. Three Troops in a City under Curfew make a Mass Detention possible.',
  'deploy.move': 'Leave a Troop or a Police in a City under Curfew, or the Curfew falls.',
  'patrol.space':
    'A Patrol goes where Cells are. Police already there count; others may come from anywhere.',
  'patrol.move': 'Each Police can remove one Cell, and each stays to make Sabotage harder.',
  'patrol.remove': 'Choose the space in which the most Cells would go to Prison.',
  'search.space':
    'A Search Activates Cells and places Curfews in Cities. Choose spaces that enough Troops can reach.',
  'search.move':
    'In Districts every second cube Activates a Cell, in Cities every third. Move as many as that needs.',
  'search.city':
    'A Curfew keeps Irgun from Recruiting here, but lets them Propagandize. A chit of 0 is a good one to discard.',
  'assault.space':
    'An Assault needs two Troops for each piece. An Arms Cache alone in its space is worth it: Political Will rises by 1, and you draw a chit.',
  'restore.space':
    'Clear what costs the most in the next count: Sabotage in a City or on a Railway.',
  'detention.space':
    'Count the Cells in the City and its District. The fewer there are, the more a high roll costs you.',
  'detention.cell': 'Take Underground Cells, and those that protect an Arms Cache.',
  'recruit.space':
    'In and next to a space with an Arms Cache two Cells may come, in other Cities one. Railways next to an Arms Cache count too.',
  'recruit.number': 'Place two, unless another space of this Recruit needs the last one.',
  'travel.space':
    'Cells go any distance and mostly turn Underground, also those who stay in their space.',
  'travel.group':
    'On a Railway or under Curfew, a group turns Active if it and the cubes there are more than three. Small groups are safer.',
  'sabotage.space':
    'One Railway with Sabotage makes a difference of 4 in the count. Where Police stand, the roll is harder.',
  'sabotage.before-roll':
    'An Arms Cache in this space or next to it adds 2. In a City you may declare Terror; it weighs 3 in the count, and Haganah may turn away.',
  'rob.space':
    'Four results of six bring an Arms Cache. Where Police stand, a Cell turns Active afterwards.',
  'silence.space':
    'One Police less makes Sabotage in the same space easier, and so it is best done before.',
  'propagandize.space': 'Each City under Curfew with a Cell costs the British 1 Political Will.',
  'propaganda.discard':
    'A 0 pays for one more space as well as a 2, but removes nobody. Keep what you will need.',
  'propaganda.cache':
    'An Arms Cache serves Recruit, Sabotage and an Offensive. No Assault reaches it while a Cell stands with it.',
  'redeploy.police':
    'Police on a Railway make its Sabotage harder. A City under Curfew without cubes loses its Curfew.',
  'redeploy.troops':
    'Troops who stay in Districts can still Search and Assault there. In Cities they serve Mass Detention.',
  'redeploy.cell': 'A Cell in a City can begin the next campaign with Terror or a Rob.',
  'redeploy.cache':
    'Lay it where you want to Recruit two at once, or next to where you want to strike.',
  'redeploy.cache-to': 'It helps in its space and in every space next to it.',
  'grant.operation': 'The card grants you an Operation. You may leave it.',
  'grant.activity': 'The card grants you a Special Activity. You may leave it.',
  'event.space':
    'The card asks for a space. Before you choose, each answer shows what it would do.',
  'event.piece': 'The card asks for a piece. Think of what it does where it stands.',
  'event.number': 'The card asks how many Cells leave the game for good.',
  'event.go-on':
    'The rest of the card is up to you. Before you choose, each answer shows what it would do.',
}
