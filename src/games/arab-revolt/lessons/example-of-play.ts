import type { Lesson } from '../../../lessons/lesson'
import type { ArabRevolt } from '../rules/index'

/** 8.0 The rulebook's example of play: its first seven cards, with every roll and draw given. */
export const EXAMPLE_OF_PLAY: Lesson<ArabRevolt> = {
  id: 'example-of-play',
  title: 'The rulebook’s example',
  goal: 'A whole campaign, from the first card to the end of its Propaganda Round: what each side does, and why.',
  minutes: 20,
  game: 'arab-revolt',
  setup: { deck: ['A13', 'A14', 'A10', 'A11', 'A23', 'A25', 'A33'] },
  chance: 'given',
  steps: [
    {
      say: 'The printed set-up. Political Will stands at 18, Unity in the middle, and the forecast at +1. The first seven cards come in a fixed order, and all rolls and draws are given.',
    },
    {
      play: ['A13'],
      say: 'The first card. The Rebels are First Eligible. The Prison is empty, so neither side of this Event would do anything now.',
    },
    {
      play: [1, 3, { chit: 3, from: 'drawn' }],
      say: 'The Rebels draw a 1 and a 3. None of their Guerrillas is Active, so the effect of the 3 cannot hurt them, and it allows three spaces.',
    },
    {
      play: ['operation-and-special', 'rally', 'mobilize', 'galilee', 'lydda', 'samaria'],
      say: 'Mobilize comes before the first space of the Rally. It places Bases in Galilee and Lydda, so that each can then take two Guerrillas, and a Guerrilla in Samaria, where there is Opposition.',
    },
    {
      play: [
        'galilee',
        'guerrillas',
        'guerrillas',
        'lydda',
        'guerrillas',
        'guerrillas',
        'jerusalem-district',
        'lydda',
      ],
      say: 'Two Guerrillas beside each of the new Bases and the last one in Jerusalem District. Opposition comes to Lydda, where the Rebels now outnumber the British. No Guerrilla is Available any more.',
    },
    {
      play: [
        'limited-operation',
        'sweep',
        'jerusalem-district',
        { piece: 'troops', from: 'jerusalem', to: 'jerusalem-district', number: 2 },
      ],
      say: 'The Event would do nothing, so the British take the Limited Operation and will act first on the next card. With two Troops from Jerusalem there are five cubes in Jerusalem District: both Guerrillas there turn Active.',
    },
    { play: ['A14'], say: 'The British stood farther to the left, so they act first.' },
    {
      play: ['operation-and-special', 'assault', 'air-recon', 'haifa-district', 'lydda'],
      say: 'Air Recon, before the Assault, Activates a Guerrilla each in Haifa District and Lydda.',
    },
    {
      play: ['haifa-district', 'jerusalem-district', 'done'],
      say: 'There are enough Troops to remove every Guerrilla in Haifa District and in Jerusalem District. Three Guerrillas are Available again.',
    },
    {
      play: [1, 2, { chit: 2, from: 'drawn' }],
      say: 'Of a 1 and a 2 the Rebels take the 2: two origins for a March, even in a Limited Operation.',
    },
    {
      play: [
        'limited-operation',
        'march',
        'samaria',
        { from: 'samaria', to: 'haifa-district', underground: 1, active: 0 },
        { from: 'samaria', to: 'railway-tel-aviv-haifa', underground: 1, active: 0 },
        { from: 'samaria', to: 'jerusalem-district', underground: 1, active: 0 },
        'lydda',
        { from: 'lydda', to: 'railway-tel-aviv-jerusalem', underground: 1, active: 0 },
        { from: 'lydda', to: 'railway-egypt-tel-aviv', underground: 1, active: 0 },
        { from: 'lydda', to: 'gaza', underground: 0, active: 1 },
      ],
      say: 'From Samaria and Lydda six Guerrillas go to six spaces. Only the three on Railways are tested, and no British piece stands there, so nobody turns Active. The one that Air Recon Activated stays Active in Gaza.',
    },
    {
      play: ['gaza'],
      say: 'The effect of the 2: the British remove the Active Guerrilla in Gaza.',
    },
    { play: ['A10'], say: 'The Rebels took the Limited Operation box, so they act first again.' },
    {
      play: [1, 3, { chit: 3, from: 'drawn' }],
      say: 'For an Event a 1 would do. But no Guerrilla is Active, and the Event will not change that. So the 3 costs nothing, and the 1 goes back to the pool.',
    },
    {
      play: ['event', 'shaded', 'yes', 'detain', 'tel-aviv-jaffa', 'jerusalem'],
      say: 'The shaded side: a Punishment chit is drawn, and only its Mobilization effect takes place. It is a Detain, so two Cities with Police get Opposition. The chit goes back.',
    },
    {
      play: [
        'operation-and-special',
        'patrol',
        'punish',
        'fine',
        'detain',
        { chit: 'detain', from: 'drawn' },
      ],
      say: 'The British choose Patrol, with Punish first. Of a Fine and a Detain they use the Detain.',
    },
    {
      play: [
        'haifa-district',
        { piece: 'guerrillasUnderground', space: 'haifa-district' },
        'jerusalem-district',
        { piece: 'guerrillasUnderground', space: 'jerusalem-district' },
      ],
      say: 'Two Guerrillas go to Prison, though they were Underground. The Mobilization effect leaves Opposition in both Districts.',
    },
    {
      play: [
        'railway-tel-aviv-haifa',
        { piece: 'troops', from: 'haifa', to: 'railway-tel-aviv-haifa', number: 2 },
        'done',
        'railway-egypt-tel-aviv',
        { piece: 'troops', from: 'tel-aviv-jaffa', to: 'railway-egypt-tel-aviv', number: 1 },
        'done',
        'railway-tel-aviv-jerusalem',
        { piece: 'troops', from: 'tel-aviv-jaffa', to: 'railway-tel-aviv-jerusalem', number: 1 },
        'done',
        'railway-tel-aviv-haifa',
      ],
      say: 'Four Troops go to three Railways, from any distance. On each the Guerrilla turns Active, and the free Assault removes one of the three.',
    },
    {
      play: ['A11'],
      say: 'A Mandatory Event: it takes effect before anyone acts. The Rebels have pieces in two Foreign Countries, so they get two Limited Operations.',
    },
    {
      play: ['rally', 'tel-aviv-jaffa'],
      say: 'A Rally in Tel Aviv-Jaffa, where they have no piece: the Opposition that came with the last card makes it possible.',
    },
    {
      play: ['rally', 'jerusalem'],
      say: 'The same in Jerusalem. There are Guerrillas in two Cities now.',
    },
    { play: [2, 3, { chit: 3, from: 'drawn' }], say: 'A 2 and a 3: the Rebels take the 3.' },
    {
      play: [
        'operation-and-special',
        'ambush',
        'galilee',
        { piece: 'police', space: 'galilee' },
        'tel-aviv-jaffa',
        { piece: 'police', space: 'tel-aviv-jaffa' },
        'jerusalem',
        { piece: 'police', space: 'jerusalem' },
      ],
      say: 'In three spaces a Guerrilla turns Active and removes one Police. Three pieces in one Ambush also lower Political Will, from 18 to 17.',
    },
    {
      play: [
        'raid',
        'railway-haifa-syria',
        { from: 'syria', to: 'railway-haifa-syria', underground: 1, active: 0 },
        'sabotage',
        'railway-haifa-syria',
      ],
      say: 'The Raid follows. A Guerrilla comes from the Base in Syria to the Railway beside it, and Sabotages there.',
    },
    {
      play: [
        'samaria',
        { from: 'galilee', to: 'samaria', underground: 1, active: 0 },
        'ambush',
        'samaria',
        { piece: 'police', space: 'samaria' },
      ],
      say: 'Another comes from Galilee to Samaria and removes the Police there. An Ambush within a Raid is counted by itself: Political Will stays at 17.',
    },
    {
      play: ['tel-aviv-jaffa'],
      say: 'The effect of the 3: one Active Guerrilla, the one in Tel Aviv-Jaffa, is replaced with an Irregular.',
    },
    {
      play: [
        'limited-operation',
        'deploy',
        'jerusalem-district',
        'irregulars',
        'jerusalem-district',
      ],
      say: 'A Limited Deploy places an Irregular and a Curfew in Jerusalem District. The British will act first on the next card.',
    },
    { play: ['A23'], say: 'The British took the box farther to the left, and act first.' },
    {
      play: [
        'operation-and-special',
        'deploy',
        'divide',
        'activate',
        'jerusalem-district',
        { piece: 'guerrillasActive', space: 'jerusalem' },
      ],
      say: 'Divide before the Deploy. Unity has the value 1, so one Irregular may turn Active. From Jerusalem District it reaches the Guerrilla in Jerusalem, which is replaced with another Irregular.',
    },
    {
      play: [
        'tel-aviv-jaffa',
        'police',
        'police',
        'haifa-district',
        'police',
        'police',
        'jerusalem-district',
        'irregulars',
        'jerusalem-district',
      ],
      say: 'Four Police and an Irregular in three spaces. The Curfew in Jerusalem District is removed again, and the Opposition there goes with it.',
    },
    {
      play: [2, 2, { chit: 2, from: 'drawn' }],
      say: 'Two 2s are drawn; there is nothing to choose.',
    },
    {
      play: ['event', 'shaded', 5],
      say: 'The shaded Event needs a roll of 4 or less, for four Bases on the map. The die shows 5, and nothing happens.',
    },
    {
      play: ['railway-haifa-syria'],
      say: 'The chit has its effect all the same: the British remove the Active Guerrilla on the Railway to Syria.',
    },
    { play: ['A25'], say: 'The Rebels took the Event box, left of the British, and act first.' },
    {
      play: [1, 1, { chit: 1, from: 'drawn' }],
      say: 'Two 1s are drawn: one space only, unless Coordinate adds another.',
    },
    {
      play: ['operation-and-special', 'rally', 'coordinate', 2],
      say: 'Coordinate adds a space to the Operation, and a roll of 2 against four Bases moves Unity toward Centralized.',
    },
    {
      play: ['lydda', 'guerrillas', 'guerrillas', 'galilee', 'guerrillas', 'guerrillas', 'galilee'],
      say: 'Two Guerrillas each in Lydda and Galilee, and Opposition in Galilee. A 1 has no effect, even when it allows two spaces.',
    },
    {
      play: [
        'event',
        'unshaded',
        'sweep',
        'samaria',
        { piece: 'troops', from: 'railway-tel-aviv-haifa', to: 'samaria', number: 2 },
        { piece: 'troops', from: 'jerusalem-district', to: 'samaria', number: 2 },
        'done',
      ],
      say: 'The British take the Event: a Limited Operation in or next to Haifa District. Four Troops Sweep into Samaria; the one Guerrilla there is Active already.',
    },
    {
      play: ['punish', 'fine', 'demolish', { chit: 'demolish', from: 'drawn' }],
      say: 'Then the Event lets them Punish. Of a Fine and a Demolish they use the Demolish.',
    },
    {
      play: ['haifa-district', 'samaria'],
      say: 'Opposition is gone from Haifa District and Samaria, and in each the Rebels place a Guerrilla.',
    },
    {
      play: ['A33'],
      say: 'A Propaganda card. Political Will is counted: one Railway with Sabotage −1, three without +1, two Districts with more Rebels −4. Three Districts and Cities without Rebels or Opposition +1, three Districts with Bases −3, four Irregulars −1. In all −7: from 17 to 10.',
    },
    { play: ['fine'], say: 'Of all Punishment chits the British hold a Fine; the others go back.' },
    {
      play: [2, 'unity'],
      say: 'A roll of 2 against four Bases succeeds. The Rebels prefer Unity to a chit, and reach Centralized. While it stays there, their chits have no effect for the British.',
    },
    {
      play: [2, 'done'],
      say: 'Foreign Assistance: a 2 would allow a Rally in two Foreign Countries, but no Guerrilla is Available. They decline.',
    },
    {
      play: ['divide', 'roll', 6],
      say: 'Unity has the value 0, so Divide can Activate no Irregular. The British roll against their four Irregulars instead: a 6 fails.',
    },
    {
      play: [
        'mobilize',
        'haifa-district',
        'done',
        'galilee',
        { piece: 'guerrillasUnderground', space: 'lebanon' },
        'lydda',
        { piece: 'guerrillasUnderground', space: 'syria' },
        'done',
      ],
      say: 'The last Base goes to Haifa District. Galilee and Lydda get a Guerrilla each, taken from Lebanon and Syria because none is Available.',
    },
    {
      play: [
        { piece: 'troops', from: 'railway-egypt-tel-aviv', to: 'tel-aviv-jaffa', number: 1 },
        { piece: 'troops', from: 'railway-tel-aviv-jerusalem', to: 'tel-aviv-jaffa', number: 1 },
        'done',
        { piece: 'irregularsUnderground', space: 'tel-aviv-jaffa' },
        { piece: 'irregularsUnderground', space: 'jerusalem' },
      ],
      say: 'Troops must leave the Railways. Two of the four Irregulars are removed, which may save Political Will in the next count.',
    },
    {
      play: [
        { piece: 'guerrillasActive', from: 'railway-egypt-tel-aviv', to: 'samaria', number: 1 },
        { piece: 'guerrillasActive', from: 'railway-tel-aviv-jerusalem', to: 'syria', number: 1 },
      ],
      say: 'Guerrillas leave the Railways for spaces with Bases. Then the map is reset: Sabotage and Curfews go, the Prison is emptied, Guerrillas and Irregulars turn Underground. The second campaign can begin.',
    },
  ],
}
