import type { Lesson } from '../../../lessons/lesson'
import type { Palestine } from '../rules/index'

export const IRGUN_TURN: Lesson<Palestine> = {
  id: 'irgun-turn',
  title: 'An Irgun turn',
  goal: 'Recruit, Travel, Rob and Sabotage: grow, spread, arm and strike, one Operation a card.',
  minutes: 5,
  game: 'palestine',
  setup: { deck: ['P24', 'P12', 'P30', 'P31', 'P15'] },
  chance: 64,
  steps: [
    {
      ask: 'choose Limited Operation, then Recruit.',
      say: 'You are Irgun. The first box gives an Operation in one space, and one more as long as the Haganah Track stands at 4: Haganah, the largest of the armed groups, stands beside you. Recruit places Cells.',
      answers: ['limited-operation', 'recruit'],
      else: 'hint',
    },
    {
      ask: 'choose Tel Aviv-Jaffa for two Cells, then Haifa.',
      say: 'In and next to a space with an Arms Cache two Cells may come; Lydda has one. In any other City it is one. Where a Curfew lies, none.',
      answers: ['tel-aviv-jaffa', 2, 'haifa'],
      else: 'hint',
    },
    {
      ask: 'end the turn, without more spaces.',
      say: 'The Arms Caches in the list could pay for a third space; keep them. Cells alone cost the British nothing in a count, but everything else needs them.',
      answers: ['done'],
      else: 'hint',
    },
    {
      say: 'In this lesson the British Pass, in the box of the Event, and draw an Intel chit for it. You stand farther to the left, so you act first on the next card too.',
      play: ['event', 'pass'],
    },
    {
      ask: 'choose Limited Operation, then Travel, from Tel Aviv-Jaffa.',
      say: 'Travel takes Cells over any distance. Its spaces are those from which they set out.',
      answers: ['limited-operation', 'travel', 'tel-aviv-jaffa'],
      else: 'hint',
    },
    {
      ask: 'send one Cell to the Railway to Jerusalem and one to the Railway to Syria, and choose no more spaces.',
      say: 'Whoever travels turns Underground, except on a Railway or under Curfew where the group and the cubes are more than three together. One Cell on an empty Railway is safe.',
      answers: [
        {
          from: 'tel-aviv-jaffa',
          to: 'railway-tel-aviv-jerusalem',
          underground: 1,
          active: 0,
        },
        { from: 'tel-aviv-jaffa', to: 'railway-haifa-syria', underground: 1, active: 0 },
        'done',
        'done',
      ],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Both are still Underground, each on a Railway where no Police stand.',
      answers: [],
      else: 'hint',
    },
    { say: 'The British Pass again.', play: ['event', 'pass'] },
    {
      ask: 'choose Limited Operation, then Rob.',
      say: 'Rob brings Arms Caches: money taken from banks and trains buys arms. It needs more Cells than Police in a District or City, and a 3 or more on the die.',
      answers: ['limited-operation', 'rob'],
      else: 'hint',
    },
    {
      ask: 'choose Haifa District, then Haifa, and no more spaces.',
      say: 'In Haifa District no Police stand, and the Cell stays Underground. In Haifa there is one: whatever the die shows, a Cell turns Active afterwards.',
      answers: ['haifa-district', 'haifa', 'done'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'A success and a failure. Arms Caches are never Underground, but no Assault reaches one while a Cell stands with it.',
      answers: [],
      else: 'hint',
    },
    { say: 'The British Pass once more.', play: ['event', 'pass'] },
    {
      ask: 'choose Limited Operation, then Sabotage.',
      say: 'Sabotage needs an Underground Cell, which turns Active. Then a die is rolled: less 1 for each Police in the space, and more than 2 places a marker.',
      answers: ['limited-operation', 'sabotage'],
      else: 'hint',
    },
    {
      ask: 'choose the Railway to Syria, and roll.',
      say: 'A marker costs 1 in a District and 2 in a City or on a Railway. On a Railway one is enough: further ones there cost nothing more.',
      answers: ['railway-haifa-syria', 'roll'],
      else: 'hint',
    },
    {
      ask: 'choose the Railway to Jerusalem, and expend the Arms Cache of Lydda.',
      say: 'An Arms Cache in the space or next to it adds 2 to the roll, and goes back to its tray. Here nothing can go wrong with it: even a 1 is enough.',
      answers: ['railway-tel-aviv-jerusalem', { piece: 'armsCaches', space: 'lydda' }],
      else: 'hint',
    },
    {
      ask: 'end the turn, without more spaces.',
      say: 'The forecast has come from +5 down to −1. The 2 for Railways without Sabotage are lost, and two Railways cost 4. What is left is 1 for each of three quiet Cities.',
      answers: ['done'],
      else: 'hint',
    },
  ],
}
