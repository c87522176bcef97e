import type { Lesson } from '../../../lessons/lesson'
import type { ArabRevolt } from '../rules/index'

export const SPECIAL_ACTIVITIES: Lesson<ArabRevolt> = {
  id: 'special-activities',
  title: 'Special Activities',
  goal: 'Carry out an Operation with a Special Activity, for each side, at the moment that suits it.',
  minutes: 5,
  game: 'arab-revolt',
  setup: { deck: ['A13', 'A20'] },
  chance: 1936,
  steps: [
    {
      ask: 'choose Operations chit 2.',
      say: 'The Rebels act first. They draw two Operations chits and play one. Its number is the most spaces that their Operation may have. After the turn a 2 lets the British remove an Active Guerrilla. None of yours is Active, so it costs nothing now.',
      answers: [{ chit: 2, from: 'drawn' }],
      else: 'hint',
    },
    {
      ask: 'choose Operation & Special Activity.',
      say: 'Of the three boxes you take one, and the British one of the two that are left. The third gives most: an Operation with a Special Activity. The Event on this card does nothing while the Prison is empty.',
      answers: ['operation-and-special'],
      else: 'hint',
    },
    {
      ask: 'choose Rally.',
      say: 'Rally places Guerrillas on the map. The other Operations use those who are there. You are few, and six more are Available. They stand in the Rebels’ tray, left of the coast.',
      answers: ['rally'],
      else: 'hint',
    },
    {
      ask: 'below the spaces, choose Mobilize.',
      say: 'You could Rally at once. But a Special Activity may come at any one time: before, during or after its Operation. Mobilize places Bases, and where there is a Base a Rally places up to two Guerrillas instead of one.',
      answers: ['mobilize'],
      else: 'hint',
    },
    {
      ask: 'choose Galilee, then Lydda, on the map or in the list.',
      say: 'What you can choose has a violet line. Everything else says why not: point at Gaza. In a District, Mobilize needs more Guerrillas than Irregulars. Each District with a Base lowers Political Will in every count.',
      answers: ['galilee', 'lydda'],
      else: 'hint',
    },
    {
      ask: 'choose Samaria.',
      say: 'Mobilize may also place a Guerrilla in every space with Opposition: the marker with a flag. It shows where the Rebels have won the population over. Only Samaria has it so far.',
      answers: ['samaria'],
      else: 'hint',
    },
    {
      ask: 'choose Galilee: two Guerrillas are placed there in one go.',
      say: 'Back to the Rally, in up to two spaces. Each space that you choose gets a numbered pin, and the same number in the list of what you have done. Galilee has a Base now, and only one Police.',
      answers: ['galilee', 'guerrillas', 'guerrillas'],
      else: 'hint',
    },
    {
      ask: 'choose Lydda, for two Guerrillas there.',
      say: 'Every space is a step, and Undo takes back one at a time. The small numbers beside an answer place fewer. A District or City with more Rebel than British pieces lowers Political Will by 2 in a count, and Lydda has a single Police.',
      answers: ['lydda', 'guerrillas', 'guerrillas'],
      else: 'hint',
    },
    {
      ask: 'choose Galilee.',
      say: 'At its end the Rally may add Opposition in one of its Districts, if it has a Base and more Rebel than British pieces. Opposition halves an Assault, and you can Rally and Mobilize there even when your pieces are gone. Fewer Troops stand near Galilee than near Lydda, so it should last longer there.',
      answers: ['galilee'],
      else: 'hint',
    },
    {
      ask: 'end the turn, and hand over to the other player.',
      say: 'The forecast shows how Political Will would change if the Propaganda card came now: by +1 before this turn, by −5 after it. If such a count brings it to 0, the Rebels win. You can undo freely until you end the turn.',
      answers: [],
      else: 'hint',
    },
    {
      ask: 'choose Limited Operation.',
      say: 'Now the British. They win if they keep Political Will above 0 to the end. It stands at 18, on the scale round the map. A British Limited Operation has one space only. But its box is farthest to the left, and whoever takes it acts first on the next card. You will have two turns in a row.',
      answers: ['limited-operation'],
      else: 'hint',
    },
    {
      ask: 'choose Sweep.',
      say: 'The Guerrillas show a dark face: they are Underground, and an Assault cannot remove them. A Sweep moves Troops into a space and Activates one Guerrilla there for every two cubes, which are Troops and Police.',
      answers: ['sweep'],
      else: 'hint',
    },
    {
      ask: 'choose Lydda. Then press “all” for Jerusalem District and for Tel Aviv-Jaffa, and move 4 Troops in one go.',
      say: 'Troops can come from any adjacent space. Lydda has three Guerrillas and a Base against one Police. With four Troops there are five cubes. Two Guerrillas turn Active, and the British outnumber the Rebels.',
      answers: [
        'lydda',
        { piece: 'troops', from: 'jerusalem-district', to: 'lydda', number: 2 },
        { piece: 'troops', from: 'tel-aviv-jaffa', to: 'lydda', number: 2 },
      ],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Two Guerrillas in Lydda show a pale face with a star: they are Active. The forecast has come up to −3. Both sides have acted. You stand farther to the left, so you act first on the next card.',
      answers: [],
      else: 'hint',
    },
    {
      ask: 'choose Operation & Special Activity.',
      say: 'A new card, and the British act again. Its shaded side would strengthen the Rebels’ Unity. You could take the Event to keep it from them. But two Guerrillas in Lydda are Active now, and the third box lets you Assault and use a Special Activity as well.',
      answers: ['operation-and-special'],
      else: 'hint',
    },
    {
      ask: 'choose Assault, then Lydda.',
      say: 'In a District an Assault removes one Active Rebel piece for each Troop; where there is Opposition, half as many. Four Troops, two Active Guerrillas: both go. The third is Underground, and as long as it is there the Base stands.',
      answers: ['assault', 'lydda'],
      else: 'hint',
    },
    {
      ask: 'below the spaces, choose Punish.',
      say: 'Punish stands for the collective punishments that the colonial government approves. You draw two chits and use one. Each takes something from the Rebels, and each but Fine then brings them something. Punishment also falls on people who had no part in the revolt.',
      answers: ['punish'],
      else: 'hint',
    },
    {
      ask: 'choose the Detain chit.',
      say: 'Detain sends a Guerrilla to Prison, Underground or not, and leaves Opposition. Demolish removes Opposition, and the Rebels may place a Guerrilla. In two Districts a Guerrilla stands in the same space as your Troops.',
      answers: [{ chit: 'detain', from: 'drawn' }],
      else: 'hint',
    },
    {
      ask: 'choose Lydda, then Haifa District.',
      say: 'A Punish reaches up to two spaces with Troops. Lydda and Haifa District have one Guerrilla each. The price is Opposition in both, so neither can count as contained.',
      answers: ['lydda', 'haifa-district'],
      else: 'hint',
    },
    {
      ask: 'end the turn, without more spaces.',
      say: 'The Assault could go on, in two more spaces. Lydda has a Base without Guerrillas now. But no Guerrilla is Active in any other space. It would remove nothing. The log keeps every action; each of its lines shows the position of that moment, and changes nothing.',
      answers: ['done'],
      else: 'hint',
    },
  ],
}
