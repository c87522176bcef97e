import type { Lesson } from '../../../lessons/lesson'
import type { Palestine } from '../rules/index'

/** 8.0 The rulebook's example of play: its first seven cards, with every roll and draw given. */
export const EXAMPLE_OF_PLAY: Lesson<Palestine> = {
  id: 'palestine-example-of-play',
  title: 'The rulebook’s example',
  goal: 'A whole campaign, from the first card to the end of its Propaganda Round: what each side does, and why.',
  minutes: 20,
  game: 'palestine',
  setup: { deck: ['P31', 'P10', 'P27', 'P25', 'P7', 'P8', 'P35'] },
  chance: 'given',
  steps: [
    {
      say: 'The printed set-up. Political Will stands at 18, Haganah at 4. A count would come to +5, of which the track up to 20 has room for 2. The first seven cards come in a fixed order, and every roll and draw is given.',
    },
    { play: ['P31'], say: 'The first card. Irgun are First Eligible.' },
    {
      play: [
        'operation-and-special',
        'sabotage',
        'galilee',
        'roll',
        4,
        'gaza',
        'roll',
        2,
        'haifa',
        'roll',
        4,
      ],
      say: 'Sabotage with a Special Activity. While the Haganah Track stands at 4 it may have a fourth space. In Galilee a 4 succeeds and in Gaza a 2 fails. In Haifa a 4 is still enough, though one Police takes 1 off.',
    },
    {
      play: ['jerusalem', { piece: 'armsCaches', space: 'jerusalem-district' }, 'terror', 5],
      say: 'The fourth space is Jerusalem, with Terror. Police take 1 off, the Arms Cache expended in Jerusalem District adds 2: a 5 counts as 6. Two Terror markers are placed.',
    },
    {
      play: ['done'],
      say: 'A 6 with Terror costs Irgun some of Haganah’s support. The Track goes to 3, and two Cells and an Arms Cache go from Available to lie under the 4. A fifth space could have been paid for with the Arms Cache of Lydda; Irgun decline. Their later Operations have no fourth space of Haganah’s.',
    },
    {
      play: [
        'limited-operation',
        'patrol',
        'jerusalem',
        { piece: 'police', from: 'haifa', to: 'jerusalem', number: 1 },
        'done',
        'jerusalem',
      ],
      say: 'The British answer in the first box, with a Patrol in Jerusalem. A Police comes from Haifa. Two Police could take two Cells; only the Active one is there, and it goes to Prison.',
    },
    {
      say: 'Both have acted. The British stand farther to the left, so they are First Eligible on the next card.',
    },
    {
      play: ['P10'],
      say: 'The second card. Its Event plays no part: both sides prefer their own Operations.',
    },
    {
      play: [
        'operation-and-special',
        'deploy',
        'samaria',
        'tel-aviv-jaffa',
        'haifa',
        'done',
        'railway-tel-aviv-jerusalem',
        { piece: 'troops', from: 'samaria', to: 'railway-tel-aviv-jerusalem', number: 2 },
        'done',
      ],
      say: 'Deploy places a Police in Samaria, Tel Aviv-Jaffa and Haifa, each with more Troops than Irgun pieces. Then Troops may go from anywhere to one space: two go from Samaria to the Railway between Tel Aviv-Jaffa and Jerusalem.',
    },
    {
      play: ['restore', 'jerusalem'],
      say: 'Restore needs Troops and Police and no Irgun piece: Jerusalem, since the arrest. Curfews and Sabotage would go; neither lies there. Its Terror markers are turned to Sabotage. Another Restore could clear these.',
    },
    {
      play: ['limited-operation', 'rob', 'haifa-district', 4, 'done'],
      say: 'Rob, in one space. Haifa District has a Cell and no Police. A 4 brings an Arms Cache, and without Police nobody turns Active.',
    },
    { say: 'Irgun stand farther to the left, and act first on the next card.' },
    {
      play: ['P27'],
      say: 'The third card. It costs the British Political Will if Irgun take its shaded side; they have a better plan.',
    },
    {
      play: [
        'operation-and-special',
        'recruit',
        'jerusalem',
        'railway-tel-aviv-haifa',
        1,
        'railway-egypt-tel-aviv',
        1,
      ],
      say: 'Recruit. A City without an Arms Cache near would take one Cell; beside one, up to two. Irgun place one in Jerusalem and one on each of two Railways, and keep one Available.',
    },
    {
      play: [{ piece: 'armsCaches', space: 'haifa-district' }, 'tel-aviv-jaffa'],
      say: 'An Offensive: for the Arms Cache of Haifa District, where no British piece stands, the Recruit may have one more space. The last Cell Available goes to Tel Aviv-Jaffa. The one in Prison cannot be placed.',
    },
    {
      play: ['silence', 'tel-aviv-jaffa'],
      say: 'Now as many Underground Cells as Police stand in Tel Aviv-Jaffa, and Silence removes one of the two Police.',
    },
    {
      play: ['event', 'pass', 1],
      say: 'The British Pass, in the box of the Event, and draw an Intel chit for it: a 1. It could remove an Underground Cell, serve a Search, or pay for one more space.',
    },
    { say: 'The British cylinder stands farther to the left, so they act first.' },
    { play: ['P25'], say: 'The fourth card, a Capability of Irgun. The British leave it to them.' },
    {
      play: [
        'operation-and-special',
        'search',
        'tel-aviv-jaffa',
        { piece: 'troops', from: 'railway-tel-aviv-jerusalem', to: 'tel-aviv-jaffa', number: 1 },
        'done',
        'jerusalem',
        { piece: 'troops', from: 'railway-tel-aviv-jerusalem', to: 'jerusalem', number: 1 },
        'lydda',
        { piece: 'troops', from: 'gaza', to: 'lydda', number: 2 },
        'done',
        'done',
        'done',
        'curfew',
        'done',
        'curfew',
        'done',
      ],
      say: 'Search, in three spaces. One Troop each goes from the Railway to Tel Aviv-Jaffa and to Jerusalem, and two go from Gaza to Lydda. In a City every third cube Activates a Cell, in a District every second: one Cell in each space. Both Cities are put under Curfew; the chit is kept.',
    },
    {
      play: ['mass-detention', 'tel-aviv-jaffa', 4],
      say: 'Mass Detention, in a City under Curfew with three Troops. A 4: the two Cells of Tel Aviv-Jaffa and the one of Lydda go to Prison. No fourth is there, so the British lose 1 Political Will.',
    },
    {
      play: ['event', 'shaded'],
      say: 'Irgun take the Event, its shaded side: from now on each City of a Propagandize costs the British 2 instead of 1.',
    },
    { say: 'Irgun took the box farther to the left, and act first.' },
    { play: ['P7'], say: 'The fifth card. Irgun want to use what they have just got.' },
    {
      play: [
        'operation-and-special',
        'travel',
        'gaza',
        { from: 'gaza', to: 'tel-aviv-jaffa', underground: 0, active: 1 },
      ],
      say: 'Travel begins in Gaza. Its Cell goes to Tel Aviv-Jaffa, under Curfew: with the cubes there that makes more than three, so it stays Active.',
    },
    {
      play: ['propagandize', 'tel-aviv-jaffa', 'jerusalem'],
      say: 'Propagandize, in the middle of the Travel: Tel Aviv-Jaffa and Jerusalem are under Curfew and have a Cell each. Both are Active already. Twice 2 Political Will are lost, from 17 to 13.',
    },
    {
      play: [
        'samaria',
        { from: 'samaria', to: 'railway-tel-aviv-jerusalem', underground: 1, active: 0 },
        'galilee',
        { from: 'galilee', to: 'railway-haifa-syria', underground: 0, active: 1 },
      ],
      say: 'The Travel goes on. The Cells of Samaria and Galilee go to two Railways. No cube stands on either, so that no group is too large: both Cells end Underground.',
    },
    {
      play: ['limited-operation', 'assault', 'lydda', 0],
      say: 'A Limited Assault in Lydda. Two Troops remove one piece, and only the Arms Cache is left there. That brings 1 Political Will, to 14, and an Intel chit: a 0.',
    },
    {
      play: [{ chit: 0, from: 'held' }, 'jerusalem'],
      say: 'The 0 removes nobody, but it pays for an Intelligence Lead, one more space. In Jerusalem three Troops remove the Active Cell. Cells go in turn to Available and to Prison, the first to Available.',
    },
    { say: 'The British stand farther to the left again.' },
    {
      play: ['P8'],
      say: 'The sixth card. Its shaded side costs 1 Political Will for each Curfew. Two lie on the map.',
    },
    {
      play: [
        'operation-and-special',
        'patrol',
        'negotiate',
        5,
        { piece: 'cellsUnderground', space: 'haifa-district' },
        { piece: 'cellsUnderground', space: 'jerusalem-district' },
      ],
      say: 'Negotiate comes before the Patrol. A 5 is above the value of the Track, 3, so it goes to 2. Three more Cells are withheld: one is Available, and Irgun give up two, in Haifa District and in Jerusalem District.',
    },
    {
      play: [
        'railway-tel-aviv-haifa',
        { piece: 'police', from: 'samaria', to: 'railway-tel-aviv-haifa', number: 1 },
        'done',
        'railway-egypt-tel-aviv',
        { piece: 'police', from: 'jerusalem', to: 'railway-egypt-tel-aviv', number: 1 },
        'done',
        'railway-tel-aviv-jerusalem',
        { piece: 'police', from: 'jerusalem', to: 'railway-tel-aviv-jerusalem', number: 1 },
        'done',
        'done',
        'railway-tel-aviv-jerusalem',
        { chit: 1, from: 'held' },
      ],
      say: 'Patrol on the three Railways at Tel Aviv-Jaffa, with one Police each: from Samaria, and two from Jerusalem. No Cell is Active there. The chit of 1 is spent, and the Cell on the Railway to Jerusalem goes to Prison.',
    },
    {
      play: ['event', 'shaded'],
      say: 'Irgun take the Event, the shaded side: 2 Political Will for two Curfews, from 14 to 12.',
    },
    { say: 'Irgun will act first when play goes on.' },
    {
      play: ['P35'],
      say: 'A Propaganda card, and with it a round of four phases: Political Will, Resources, Redeploy, Reset.',
    },
    {
      say: 'Political Will. Sabotage in Cities −6, in a District −1; one City without a marker +1, and no Railway with Sabotage +2. In all −4, from 12 to 8. At 0 Irgun would have won.',
    },
    {
      say: 'Resources. Irgun could Rob in one space, but in no District or City are there more Cells than Police.',
    },
    { play: [0], say: 'The British hold no Intel chit, so they draw one: a 0.' },
    {
      say: 'Haganah stands at 2. At 4 Irgun would get an Arms Cache, at 0 the British another chit.',
    },
    {
      play: [
        {
          piece: 'police',
          from: 'railway-tel-aviv-jerusalem',
          to: 'railway-haifa-syria',
          number: 1,
        },
        'done',
        { piece: 'troops', from: 'lydda', to: 'railway-egypt-tel-aviv', number: 2 },
        { piece: 'troops', from: 'galilee', to: 'railway-haifa-syria', number: 2 },
        'done',
      ],
      say: 'Redeploy. One Police goes to the Railway to Syria. Two Troops each go from Lydda and Galilee to Railways. Police may go to Railways and to British pieces, Troops to Cities and Railways.',
    },
    {
      play: ['done'],
      say: 'Irgun could move one Cell into each City without Curfew, and one Arms Cache. They move no Cell, and no Arms Cache is left on the map.',
    },
    {
      say: 'Reset. Sabotage and Curfews leave the map. Two of the five Cells in Prison come back, all Cells turn Underground, and Irgun act first. The second campaign can begin.',
    },
  ],
}
