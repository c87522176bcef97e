/** What happens in each step, and why, in our own words. */
export const EXAMPLE_TEXT = {
  'set-up':
    'The printed set-up. Political Will stands at 18, Unity in the middle, and the forecast at +1. The first seven cards come in a fixed order, and all rolls and draws are given.',
  'a13-game-reveal':
    'The first card. The Rebels are First Eligible. The Prison is empty, so neither side of this Event would do anything now.',
  'a13-rebels-chit':
    'The Rebels draw a 1 and a 3. None of their Guerrillas is Active, so the effect of the 3 cannot hurt them, and it allows three spaces.',
  'a13-rebels-mobilize':
    'Mobilize comes before the first space of the Rally. It places Bases in Galilee and Lydda, so that each can then take two Guerrillas, and a Guerrilla in Samaria, where there is Opposition.',
  'a13-rebels-rally':
    'Two Guerrillas beside each of the new Bases and the last one in Jerusalem District. Opposition comes to Lydda, where the Rebels now outnumber the British. No Guerrilla is Available any more.',
  'a13-british-limited-sweep':
    'The Event would do nothing, so the British take the Limited Operation and will act first on the next card. With two Troops from Jerusalem there are five cubes in Jerusalem District: both Guerrillas there turn Active.',
  'a14-game-reveal': 'The British stood farther to the left, so they act first.',
  'a14-british-air-recon':
    'Air Recon, before the Assault, Activates one Guerrilla in Haifa District and one in Lydda.',
  'a14-british-assault':
    'There are enough Troops to remove every Guerrilla in Haifa District and in Jerusalem District. Three Guerrillas are Available again.',
  'a14-rebels-chit':
    'Of a 1 and a 2 the Rebels take the 2: two origins for a March, even in a Limited Operation.',
  'a14-rebels-limited-march':
    'From Samaria and Lydda six Guerrillas go to six spaces. Only the three on Railways are tested, and no British piece stands there, so nobody turns Active. The one that Air Recon Activated stays Active in Gaza.',
  'a14-british-chit-effect':
    'The effect of the 2: the British remove the Active Guerrilla in Gaza.',
  'a10-game-reveal': 'The Rebels took the Limited Operation box, so they act first again.',
  'a10-rebels-chit':
    'For an Event a 1 would do. But no Guerrilla is Active, and the Event will not change that. So the 3 costs nothing, and the 1 goes back to the pool.',
  'a10-rebels-event':
    'The shaded side: a Punishment chit is drawn, and only its Mobilization effect takes place. It is a Detain, so two Cities with Police get Opposition. The chit goes back.',
  'a10-british-draw-for-punish':
    'The British choose Patrol, with Punish first. Of a Fine and a Detain they use the Detain.',
  'a10-british-punish':
    'Two Guerrillas go to Prison, though they were Underground. The Mobilization effect leaves Opposition in both Districts.',
  'a10-british-patrol':
    'Four Troops go to three Railways, from any distance. On each the Guerrilla turns Active, and the free Assault removes one of the three.',
  'a11-game-reveal':
    'A Mandatory Event: it takes effect before anyone acts. The Rebels have pieces in two Foreign Countries, so they get two Limited Operations.',
  'a11-rebels-limited-rally':
    'A Rally in Tel Aviv-Jaffa, where they have no piece: the Opposition that came with the last card makes it possible.',
  'a11-rebels-limited-rally-again':
    'The same in Jerusalem. There are Guerrillas in two Cities now.',
  'a11-rebels-chit': 'A 2 and a 3: the Rebels take the 3.',
  'a11-rebels-ambush':
    'In three spaces a Guerrilla turns Active and removes one Police. Three pieces in one Ambush also lower Political Will, from 18 to 17.',
  'a11-rebels-raid-and-sabotage':
    'The Raid follows. A Guerrilla comes from the Base in Syria to the Railway beside it, and Sabotages there.',
  'a11-rebels-raid-and-ambush':
    'Another comes from Galilee to Samaria and removes the Police there. An Ambush within a Raid is counted by itself: Political Will stays at 17.',
  'a11-british-chit-effect':
    'The effect of the 3: one Active Guerrilla, the one in Tel Aviv-Jaffa, is replaced with an Irregular.',
  'a11-british-limited-deploy':
    'A Limited Deploy places an Irregular and a Curfew in Jerusalem District. The British will act first on the next card.',
  'a23-game-reveal': 'The British took the box farther to the left, and act first.',
  'a23-british-divide':
    'Divide before the Deploy. Unity has the value 1, so one Irregular may turn Active. From Jerusalem District it reaches the Guerrilla in Jerusalem, which is replaced with another Irregular.',
  'a23-british-deploy':
    'Four Police and an Irregular in three spaces. The Curfew in Jerusalem District is removed again, and the Opposition there goes with it.',
  'a23-rebels-chit': 'Two 2s are drawn; there is nothing to choose.',
  'a23-rebels-event':
    'The shaded Event needs a roll of 4 or less, for four Bases on the map. The die shows 5, and nothing happens.',
  'a23-british-chit-effect':
    'The chit has its effect all the same: the British remove the Active Guerrilla on the Railway to Syria.',
  'a25-game-reveal': 'The Rebels took the Event box, left of the British, and act first.',
  'a25-rebels-chit': 'Two 1s are drawn: one space only, unless Coordinate adds another.',
  'a25-rebels-coordinate':
    'Coordinate adds a space to the Operation, and a roll of 2 against four Bases moves Unity toward Centralized.',
  'a25-rebels-rally':
    'Two Guerrillas each in Lydda and Galilee, and Opposition in Galilee. A 1 has no effect, even when it allows two spaces.',
  'a25-british-event-limited-sweep':
    'The British take the Event: a Limited Operation in or next to Haifa District. Four Troops Sweep into Samaria; the one Guerrilla there is Active already.',
  'a25-british-event-draw-for-punish':
    'Then the Event lets them Punish. Of a Fine and a Demolish they use the Demolish.',
  'a25-british-event-punish':
    'Opposition is gone from Haifa District and Samaria, and in each the Rebels place a Guerrilla.',
  'a33-game-reveal':
    'A Propaganda card. Political Will is counted: one Railway with Sabotage −1, three without +1, two Districts with more Rebels −4. Three Districts and Cities without Rebels or Opposition +1, three Districts with Bases −3, four Irregulars −1. In all −7: from 17 to 10.',
  'a33-british-resources': 'Of all Punishment chits the British hold a Fine; the others go back.',
  'a33-rebels-resources':
    'A roll of 2 against four Bases succeeds. The Rebels prefer Unity to a chit, and reach Centralized. While it stays there, their chits have no effect for the British.',
  'a33-rebels-foreign-assistance':
    'Foreign Assistance: a 2 would allow a Rally in two Foreign Countries, but no Guerrilla is Available. They decline.',
  'a33-british-support-divide':
    'Unity has the value 0, so Divide can Activate no Irregular. The British roll against their four Irregulars instead: a 6 fails.',
  'a33-rebels-support-mobilize':
    'The last Base goes to Haifa District. Galilee and Lydda get a Guerrilla each, taken from Lebanon and Syria because none is Available.',
  'a33-british-redeploy':
    'Troops must leave the Railways. Two of the four Irregulars are removed, which may save Political Will in the next count.',
  'a33-rebels-redeploy':
    'Guerrillas leave the Railways for spaces with Bases. Then the map is reset: Sabotage and Curfews go, the Prison is emptied, Guerrillas and Irregulars turn Underground. The second campaign can begin.',
}
