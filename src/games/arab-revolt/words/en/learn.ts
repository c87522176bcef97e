/** Words round the hints. */
export const LEARN = {
  title: 'Hint',
  progress: (number: number, all: number) => `Hint ${number} of ${all}`,
  ownWay: 'You go your own way',
  wayBack: 'Undo leads back to the suggested course.',
  advice: 'Suggested:',
  putAway: 'Put away',
  show: 'Show the hint',
} as const

/** A hint: what you see, what is wise here and why, and what to do. */
interface Hint {
  readonly see: string
  readonly why: string
  readonly advice: string
}

/** The hints along the suggested course, in its order. */
export const HINTS = {
  chit: {
    see: 'The Rebels act first. They draw two Operations chits and play one. Its number is the most spaces that their Operation may have.',
    why: 'After the turn a 2 lets the British remove an Active Guerrilla. None of yours is Active, so it costs nothing now.',
    advice: 'choose Operations chit 2.',
  },
  box: {
    see: 'Of the three boxes you take one, and the British one of the two that are left.',
    why: 'The third gives most: an Operation with a Special Activity. The Event on this card does nothing while the Prison is empty.',
    advice: 'choose Operation & Special Activity.',
  },
  rally: {
    see: 'Rally places Guerrillas on the map. The other Operations use those who are there.',
    why: 'You are few, and six more are Available. They stand in the Rebels’ tray, left of the coast.',
    advice: 'choose Rally.',
  },
  mobilize: {
    see: 'You could Rally at once. But a Special Activity may come at any one time: before, during or after its Operation.',
    why: 'Mobilize places Bases, and where there is a Base a Rally places up to two Guerrillas instead of one.',
    advice: 'below the spaces, choose Mobilize.',
  },
  bases: {
    see: 'What you can choose has a violet line. Everything else says why not: point at Gaza.',
    why: 'In a District, Mobilize needs more Guerrillas than Irregulars. Each District with a Base lowers Political Will in every count.',
    advice: 'choose Galilee, then Lydda, on the map or in the list.',
  },
  samaria: {
    see: 'Mobilize may also place a Guerrilla in every space with Opposition: the marker with a flag.',
    why: 'It shows where the Rebels have won the population over. Only Samaria has it so far.',
    advice: 'choose Samaria.',
  },
  'rally-galilee': {
    see: 'Back to the Rally, in up to two spaces. Each space that you choose gets a numbered pin, and the same number in the list of what you have done.',
    why: 'Galilee has a Base now, and only one Police.',
    advice: 'choose Galilee: two Guerrillas are placed there in one go.',
  },
  'rally-lydda': {
    see: 'Every space is a step, and Undo takes back one at a time. The small numbers beside an answer place fewer.',
    why: 'A District or City with more Rebel than British pieces lowers Political Will by 2 in a count, and Lydda has a single Police.',
    advice: 'choose Lydda, for two Guerrillas there.',
  },
  opposition: {
    see: 'At its end the Rally may add Opposition in one of its Districts, if it has a Base and more Rebel than British pieces.',
    why: 'Opposition halves an Assault, and you can Rally and Mobilize there even when your pieces are gone. Fewer Troops stand near Galilee than near Lydda, so it should last longer there.',
    advice: 'choose Galilee.',
  },
  'end-rally': {
    see: 'The forecast shows how Political Will would change if the Propaganda card came now: by +1 before this turn, by −5 after it. If such a count brings it to 0, the Rebels win.',
    why: 'You can undo freely until you end the turn.',
    advice: 'end the turn, and hand over to the other player.',
  },
  limited: {
    see: 'Now the British. They win if they keep Political Will above 0 to the end. It stands at 18, on the scale round the map.',
    why: 'A British Limited Operation has one space only. But its box is farthest to the left, and whoever takes it acts first on the next card. You will have two turns in a row.',
    advice: 'choose Limited Operation.',
  },
  sweep: {
    see: 'The Guerrillas show a dark face: they are Underground, and an Assault cannot remove them.',
    why: 'A Sweep moves Troops into a space and Activates one Guerrilla there for every two cubes, which are Troops and Police.',
    advice: 'choose Sweep.',
  },
  'sweep-lydda': {
    see: 'Troops can come from any adjacent space.',
    why: 'Lydda has three Guerrillas and a Base against one Police. With four Troops there are five cubes. Two Guerrillas turn Active, and the British outnumber the Rebels.',
    advice:
      'choose Lydda. Then press “all” for Jerusalem District and for Tel Aviv-Jaffa, and move 4 Troops in one go.',
  },
  'end-sweep': {
    see: 'Two Guerrillas in Lydda show a pale face with a star: they are Active. The forecast has come up to −3.',
    why: 'Both sides have acted. You stand farther to the left, so you act first on the next card.',
    advice: 'end the turn.',
  },
  full: {
    see: 'A new card, and the British act again. Its shaded side would strengthen the Rebels’ Unity.',
    why: 'You could take the Event to keep it from them. But two Guerrillas in Lydda are Active now, and the third box lets you Assault and use a Special Activity as well.',
    advice: 'choose Operation & Special Activity.',
  },
  assault: {
    see: 'In a District an Assault removes one Active Rebel piece for each Troop; where there is Opposition, half as many.',
    why: 'Four Troops, two Active Guerrillas: both go. The third is Underground, and as long as it is there the Base stands.',
    advice: 'choose Assault, then Lydda.',
  },
  punish: {
    see: 'Punish stands for the collective punishments that the colonial government approves. You draw two chits and use one.',
    why: 'Each takes something from the Rebels, and each but Fine then brings them something. Punishment also falls on people who had no part in the revolt.',
    advice: 'below the spaces, choose Punish.',
  },
  detain: {
    see: 'Detain sends a Guerrilla to Prison, Underground or not, and leaves Opposition. Demolish removes Opposition, and the Rebels may place a Guerrilla.',
    why: 'In two Districts a Guerrilla stands in the same space as your Troops.',
    advice: 'choose the Detain chit.',
  },
  'detain-where': {
    see: 'A Punish reaches up to two spaces with Troops.',
    why: 'Lydda and Haifa District have one Guerrilla each. The price is Opposition in both, so neither can count as contained.',
    advice: 'choose Lydda, then Haifa District.',
  },
  stop: {
    see: 'The Assault could go on, in two more spaces. Lydda has a Base without Guerrillas now.',
    why: 'But no Guerrilla is Active in any other space. It would remove nothing. The log keeps every action; each of its lines shows the position of that moment, and changes nothing.',
    advice: 'end the turn, without more spaces.',
  },
  'small-chit': {
    see: 'The Rebels, second on this card, choose a chit as always.',
    why: 'They will take the Event, for which the number does not matter. A 1 has no effect that the British could use.',
    advice: 'choose Operations chit 1.',
  },
  event: {
    see: 'Two boxes are left: a Limited Operation, which a chit of 1 allows in one space, and the Event.',
    why: 'An Event does what its card says; most have an unshaded and a shaded side, and you may take either. The shaded side of this one strengthens your Unity.',
    advice: 'choose Event.',
  },
  unity: {
    see: 'Unity, in the tray of the Rebels, runs from Decentralized to Centralized.',
    why: 'Two steps take it to the end. While it is at Centralized, your Operations chits have no effect for the British. You may also draw a chit and hold it for a later turn.',
    advice: 'choose the shaded side, then Yes, to draw a chit.',
  },
  'end-event': {
    see: 'Each side has had two turns. The forecast is −3: the Rebels have Bases in three Districts and outnumber the British in two of them.',
    why: 'A Propaganda card comes three times, and each time this sum is counted. If Political Will is above 0 after the third count, the British win.',
    advice: 'end the turn.',
  },
} as const satisfies Readonly<Record<string, Hint>>
export type HintId = keyof typeof HINTS

/** What is said when the hints are over. */
export const CLOSING = {
  title: 'You know how a turn goes',
  lines: [
    'Chit, box, Operation, Special Activity, end of the turn: so it goes on, card by card. The hints end here, and this game goes on like any other.',
    'To read on: the rules in brief under Help, every card under Cards, and a whole campaign in the rulebook’s example, from the first screen.',
  ],
} as const

/** What is said at the end of a turn off the suggested course. */
export const TURN_OVER_HINT =
  'Nothing is left to do in this turn. Compare the forecast with what it was before. Undo what you regret, or end the turn.'
