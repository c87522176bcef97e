import type { Lesson } from '../../../lessons/lesson'
import type { ArabRevolt } from '../rules/index'

export const REBEL_TURN: Lesson<ArabRevolt> = {
  id: 'rebel-turn',
  title: 'A Rebel turn',
  goal: 'Rally, March, Sabotage and Ambush: grow, spread and strike, one Operation a card.',
  minutes: 5,
  game: 'arab-revolt',
  setup: { deck: ['A19', 'A13', 'A14', 'A10', 'A5'] },
  chance: 7,
  steps: [
    {
      ask: 'choose Operations chit 2, then Limited Operation, then Rally.',
      say: 'You are the Rebels. Each turn begins with chits: you draw two and play one. Its number is the most spaces of your Operation, in the first box too. Rally places Guerrillas where you have pieces or Opposition.',
      answers: [{ chit: 2, from: 'drawn' }, 'limited-operation', 'rally'],
      else: 'hint',
    },
    {
      ask: 'choose Samaria for two Guerrillas, then Lydda for one.',
      say: 'A space gets one Guerrilla, or two where there is a Base. Samaria has a Base and Opposition; Lydda has one Guerrilla against one Police.',
      answers: ['samaria', 'guerrillas', 'guerrillas', 'lydda'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Where Rebel pieces outnumber British ones, a count costs 2 Political Will. The forecast has fallen.',
      answers: [],
      else: 'hint',
    },
    {
      say: 'In this lesson the British Pass, in the box of the Event. You stand farther to the left, so you act first on the next card too.',
      play: ['event', 'pass', 'detain'],
    },
    {
      ask: 'choose Operations chit 3, then Limited Operation, then March.',
      say: 'March moves Guerrillas to adjacent spaces. The chit counts the spaces from which they set out. They stay Underground, unless too many go to a Railway or into a Curfew: those who move and the British there must not be more than three.',
      answers: [{ chit: 3, from: 'drawn' }, 'limited-operation', 'march'],
      else: 'hint',
    },
    {
      ask: 'choose Samaria, send one Underground Guerrilla to the Railway from Tel Aviv-Jaffa to Haifa, and end the March.',
      say: 'An empty Railway with a Guerrilla gets Sabotage in the next count by itself, and a Sabotage that lies there costs 1 Political Will.',
      answers: [
        'samaria',
        { from: 'samaria', to: 'railway-tel-aviv-haifa', underground: 1, active: 0 },
        'done',
        'done',
      ],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'The Guerrilla on the Railway is still Underground.',
      answers: [],
      else: 'hint',
    },
    { say: 'The British Pass again.', play: ['event', 'pass', 'fine'] },
    {
      ask: 'choose Operations chit 3, then Limited Operation, then Sabotage.',
      say: 'Sabotage needs an Underground Guerrilla in each space and turns it Active. On a Railway it leaves a Sabotage marker, in a District or City Opposition.',
      answers: [{ chit: 3, from: 'drawn' }, 'limited-operation', 'sabotage'],
      else: 'hint',
    },
    {
      ask: 'choose the Railway and Haifa District, then end the Sabotage.',
      say: 'Opposition halves an Assault in its space, and lets you Rally there even when you have no piece left.',
      answers: ['railway-tel-aviv-haifa', 'haifa-district', 'done'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Two Guerrillas are Active now. With a chit of 3 the British may replace one of them with an Irregular; a large chit has its price.',
      answers: [],
      else: 'hint',
    },
    {
      say: 'The British leave the chit’s effect for this once, and Pass.',
      play: ['done', 'event', 'pass', 'demolish'],
    },
    {
      ask: 'choose Limited Operation, then Ambush.',
      say: 'Both chits that you drew are 1, so there was nothing to choose. Ambush needs an Underground Guerrilla as well, and removes a Police or an Irregular.',
      answers: ['limited-operation', 'ambush'],
      else: 'hint',
    },
    {
      ask: 'choose Galilee.',
      say: 'One Ambush that removes three pieces costs the British 1 Political Will at once. With one space it only opens the District: no British piece is left in Galilee.',
      answers: ['galilee'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Compare the forecast with the +1 at which you began.',
      answers: [],
      else: 'hint',
    },
  ],
}
