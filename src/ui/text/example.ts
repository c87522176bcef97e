import type { ExampleStepId } from '../start/example/steps'

/** What happens in each step, and why, in our own words. */
export const EXAMPLE_TEXT: Readonly<Record<ExampleStepId | 'set-up', string>> = {
  'set-up':
    'The printed set-up. Political Will stands at 18, Unity in the middle, and the forecast at +1. Seven cards are laid out in a fixed order; all rolls and draws are given.',
  'a13-game-reveal':
    'The first card. The Rebels are First Eligible. Nobody is in Prison, so neither text of this Event would do anything now.',
  'a13-rebels-chit':
    'The Rebels draw a 1 and a 3. None of their Guerrillas is Active, so the price of the 3 does not bite, and it allows three spaces.',
  'a13-rebels-mobilize':
    'Mobilize comes before the first space of the Rally: Bases in Galilee and Lydda, so that each can take two Guerrillas, and one Guerrilla in Samaria, where Opposition lies.',
  'a13-rebels-rally':
    'Two Guerrillas each beside the new Bases, the last one in Jerusalem District; Opposition in Lydda, where the Rebels are now more than the British. Nothing is left in Available.',
  'a13-british-limited-sweep':
    'The Event would be idle, so the British take the Limited Operation and will act first on the next card. Two Troops from Jerusalem make five cubes in its District: both Guerrillas there turn Active.',
  'a14-game-reveal': 'The British stood farther to the left, so they act first.',
  'a14-british-air-recon':
    'Air Recon, before the Assault, finds one Guerrilla in Haifa District and one in Lydda.',
  'a14-british-assault':
    'Active Guerrillas beside Troops can be removed: all of them in Haifa District and in Jerusalem District. Three are Available again.',
  'a14-rebels-chit':
    'Of a 1 and a 2 the Rebels take the 2: two origins for a March, even in a Limited Operation.',
  'a14-rebels-limited-march':
    'From Samaria and Lydda six Guerrillas go to six spaces. Each goes alone, and so stays as it was: the one that was found from the air is Active in Gaza too.',
  'a14-british-chit-effect': 'The price of the 2: the British remove the Active Guerrilla in Gaza.',
  'a10-game-reveal': 'The Rebels stood on the Limited Operation, and act first again.',
  'a10-rebels-chit':
    'For an Event a 1 would do. But no Guerrilla is Active, and the Event will not change that, so the 3 costs nothing and the 1 stays in the pool.',
  'a10-rebels-event':
    'The shaded text: a Punishment chit is drawn, and only its second half takes place. It is a Detain, so two Cities with Police get Opposition. The chit goes back.',
  'a10-british-draw-for-punish':
    'The British choose Patrol, with Punish first. Of a Fine and a Detain they keep the Detain.',
  'a10-british-punish':
    'Two Guerrillas go to Prison, though they were Underground. Opposition is left in both Districts: that is the price.',
  'a10-british-patrol':
    'Four Troops go to three Railways, from any distance. Each finds the Guerrilla there; the free Assault removes one of the three.',
  'a11-game-reveal':
    'A Mandatory Event: it takes place before anyone acts. The Rebels hold pieces in two Foreign Countries, so they get two Limited Operations.',
  'a11-rebels-limited-rally':
    'A Rally in Tel Aviv-Jaffa, where they have nobody: the Opposition that the last card brought makes it possible.',
  'a11-rebels-limited-rally-again':
    'The same in Jerusalem. There are Guerrillas in two Cities now.',
  'a11-rebels-chit': 'A 2 and a 3: the Rebels take the 3.',
  'a11-rebels-ambush':
    'In three spaces a Guerrilla turns Active and removes a Police. Three pieces in one Ambush also lower Political Will, from 18 to 17.',
  'a11-rebels-raid-and-sabotage':
    'The Raid follows. A Guerrilla comes from the Base in Syria to the Railway beside it, and leaves Sabotage.',
  'a11-rebels-raid-and-ambush':
    'Another comes from Galilee to Samaria and removes the Police there. An Ambush within a Raid is counted by itself: Political Will stays at 17.',
  'a11-british-chit-effect':
    'The price of the 3: one Active Guerrilla, that in Tel Aviv-Jaffa, is replaced by an Irregular.',
  'a11-british-limited-deploy':
    'A Limited Deploy: an Irregular and a Curfew for Jerusalem District. The British will act first on the next card.',
  'a23-game-reveal': 'The British act first.',
  'a23-british-divide':
    'Divide before the Deploy. Unity has the value 1, so one Irregular turns Active: from Jerusalem District it reaches the Guerrilla in Jerusalem, and another Irregular takes its place.',
  'a23-british-deploy':
    'Four Police and an Irregular in three spaces. The Curfew is taken away again, and the Opposition in Jerusalem District goes with it.',
  'a23-rebels-chit': 'Two 2s are drawn; there is nothing to choose.',
  'a23-rebels-event':
    'The shaded Event needs a roll of 4 or less, for four Bases on the map. The die shows 5, and nothing happens.',
  'a23-british-chit-effect':
    'The chit has its price all the same: the Active Guerrilla leaves the Railway to Syria.',
  'a25-game-reveal': 'The Rebels act first.',
  'a25-rebels-chit': 'Two 1s.',
  'a25-rebels-coordinate':
    'Coordinate adds a space to the Operation, and a roll of 2 against four Bases moves Unity toward Centralized.',
  'a25-rebels-rally':
    'Two Guerrillas each in Lydda and Galilee, and Opposition in Galilee. A 1 has no price, even when it reaches two spaces.',
  'a25-british-event-limited-sweep':
    'The British take the Event: a Limited Operation in or next to Haifa District. Four Troops sweep Samaria; the one Guerrilla there is Active already.',
  'a25-british-event-draw-for-punish':
    'Then the Event lets them Punish. Of a Fine and a Demolish they use the Demolish.',
  'a25-british-event-punish':
    'Opposition is gone from Haifa District and Samaria, and in each the Rebels place a Guerrilla.',
  'a33-game-reveal':
    'A Propaganda card. Political Will is counted: Sabotage −1, three open Railways +1, two Districts with more Rebels −4, three quiet spaces +1, three Districts with Bases −3, four Irregulars −1. In all −7: from 17 to 10.',
  'a33-british-resources': 'Of all Punishment chits the British hold a Fine; the others go back.',
  'a33-rebels-resources':
    'The Rebels prefer Unity to a chit in hand: a 2 against four Bases takes it to Centralized. Chits have no price for them as long as it stays there.',
  'a33-rebels-foreign-assistance':
    'Help from abroad would allow two spaces, but no Guerrilla is Available. They leave it.',
  'a33-british-support-divide':
    'Unity has the value 0, so no Irregular can act. The British roll against their four Irregulars instead: a 6 fails.',
  'a33-rebels-support-mobilize':
    'The last Base goes to Haifa District. Two Guerrillas are taken from Lebanon and Syria, as none is Available.',
  'a33-british-redeploy':
    'Troops must leave the Railways. Two Irregulars are taken off the map, which may save Political Will later.',
  'a33-rebels-redeploy':
    'Guerrillas leave the Railways for Bases. Then the board is reset: Sabotage and Curfews go, the Prison opens, everyone is Underground. The second campaign can begin.',
}
