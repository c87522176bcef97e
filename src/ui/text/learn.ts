/** Words round the hints. */
export const LEARN = {
  title: 'Hint',
  progress: (number: number, all: number) => `Hint ${number} of ${all}`,
  ownWay: 'You go your own way',
  wayBack: 'Undo leads back to the suggested course.',
  advice: 'Suggested:',
  suggested: 'suggested',
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
    see: 'The Rebels act first. They begin with two Operations chits and play one: its number is how many spaces the Operation may reach.',
    why: 'After the turn a 2 lets the British remove an Active Guerrilla. None of yours is Active, so it costs nothing now.',
    advice: 'choose Operations chit 2.',
  },
  box: {
    see: 'Of the three boxes you take one, and the British one of the two that are left.',
    why: 'The third gives most: a whole Operation and a Special Activity. The Event on this card does nothing while the Prison is empty.',
    advice: 'choose Operation & Special Activity.',
  },
  rally: {
    see: 'Rally brings Guerrillas to the map. The other Operations use those who are there.',
    why: 'You are few, and six more are Available: the tray of the Rebels, left of the coast, has them.',
    advice: 'choose Rally.',
  },
  mobilize: {
    see: 'You could Rally at once. But a Special Activity may come at any pause of its Operation, also before its first space.',
    why: 'Mobilize places Bases, and where a Base stands a Rally brings two Guerrillas in place of one.',
    advice: 'below the spaces, choose Mobilize.',
  },
  bases: {
    see: 'What you can choose has a violet line. Everything else tells why not: point at Gaza.',
    why: 'A Base needs more Guerrillas than Irregulars. Each District with a Base lowers Political Will in every count.',
    advice: 'choose Galilee, then Lydda, on the map or in the list.',
  },
  samaria: {
    see: 'Mobilize also brings a Guerrilla to every space with Opposition: the dark marker with a flag.',
    why: 'It marks people who have turned against the government. Only Samaria has it so far.',
    advice: 'choose Samaria.',
  },
  'rally-galilee': {
    see: 'Back to the Rally, in up to two spaces. Each one that you choose gets a pin on the map, and the same number in the list of what is done.',
    why: 'Galilee has a Base now, and only one Police.',
    advice: 'choose Galilee, and place two Guerrillas there.',
  },
  'rally-lydda': {
    see: 'Every answer is a step, and Undo takes back one at a time.',
    why: 'A District or City with more Rebels than British lowers Political Will by 2 in a count, and Lydda has a single Police.',
    advice: 'choose Lydda, and place two Guerrillas there.',
  },
  opposition: {
    see: 'At its end the Rally leaves Opposition in one District with a Base and more Rebels than British.',
    why: 'Opposition halves an Assault. The British are likely to come to Lydda in any case, so give it to the other District.',
    advice: 'choose Galilee.',
  },
  'end-rally': {
    see: 'The forecast counts what Political Will would do if the Propaganda card came now: +1 before this turn, −5 after it. At 0 in such a count the Rebels win.',
    why: 'Until you end the turn, you can still undo.',
    advice: 'end the turn, and pass the mouse.',
  },
  limited: {
    see: 'Now the British. Political Will, on the scale round the map, is theirs to keep; it stands at 18.',
    why: 'A Limited Operation works in one space only. But its box is farthest to the left, and whoever stands there acts first on the next card: you will have two turns in a row.',
    advice: 'choose Limited Operation.',
  },
  sweep: {
    see: 'The Guerrillas show a dark face: they are Underground, and no Assault can touch them.',
    why: 'A Sweep brings Troops to a space and Activates one Guerrilla there for every two cubes.',
    advice: 'choose Sweep.',
  },
  'sweep-lydda': {
    see: 'Troops come from the spaces next to it.',
    why: 'Lydda has three Guerrillas and a Base against one Police. Four Troops make five cubes: two Guerrillas are found, and the British are more than the Rebels.',
    advice:
      'choose Lydda. Then set the number to 2 and move Troops from Jerusalem District, and 2 more from Tel Aviv-Jaffa.',
  },
  'end-sweep': {
    see: 'Two Guerrillas in Lydda show a pale face with a star: they are Active. The forecast has come up to −3.',
    why: 'Both sides have acted. You stand farther to the left, so the next card is yours first.',
    advice: 'end the turn.',
  },
  full: {
    see: 'A new card, and the British act again. Its shaded text would make the Rebels more united.',
    why: 'You could take the Event to keep it from them. But Lydda lies open now, and the third box lets you use that in full.',
    advice: 'choose Operation & Special Activity.',
  },
  assault: {
    see: 'In a District an Assault removes one Active Guerrilla for each Troop; where there is Opposition, half as many.',
    why: 'Four Troops, two Active Guerrillas: both go. The third is Underground, and as long as it is there the Base stands.',
    advice: 'choose Assault, then Lydda.',
  },
  punish: {
    see: 'Punish stands for the collective punishments that the colonial government approves. You draw two chits and use one.',
    why: 'Each takes something from the Rebels and then brings them something: punishment falls also on people who had no part in the revolt.',
    advice: 'below the spaces, choose Punish.',
  },
  detain: {
    see: 'Detain sends a Guerrilla to Prison, Underground or not, and leaves Opposition. Demolish removes Opposition, and the Rebels may place a Guerrilla.',
    why: 'Guerrillas stand beside your Troops in two Districts.',
    advice: 'choose the Detain chit.',
  },
  'detain-where': {
    see: 'A Punish reaches up to two spaces with Troops.',
    why: 'Lydda and Haifa District have one Guerrilla each. The price is Opposition in both: they will not count as quiet.',
    advice: 'choose Lydda, then Haifa District.',
  },
  stop: {
    see: 'The Assault could go on, in two more spaces.',
    why: 'But no other Guerrilla is Active. It would remove nothing.',
    advice: 'press “No more spaces”.',
  },
  'end-assault': {
    see: 'Lydda has a Base without Guerrillas now. A Base that an Assault removes also moves Unity toward Decentralized.',
    why: 'The log below keeps every action. Each line leads back to its position, and changes nothing.',
    advice: 'end the turn.',
  },
  'small-chit': {
    see: 'The Rebels, second on this card, choose a chit as always.',
    why: 'They will take the Event, and for that the number does not matter. A 1 gives the British nothing.',
    advice: 'choose Operations chit 1.',
  },
  event: {
    see: 'Two boxes are left: one Operation in few spaces, or the Event.',
    why: 'An Event does what its card says; many have a text for each side, and you may take either. This one strengthens your Unity.',
    advice: 'choose Event.',
  },
  unity: {
    see: 'Unity, in the tray of the Rebels, runs from Decentralized to Centralized.',
    why: 'Two steps take it to the end: while you are Centralized, no chit has an effect for the British. You may also draw a chit and hold it for a later turn.',
    advice: 'choose the shaded text, then go on and draw.',
  },
  'end-event': {
    see: 'Each side has had two turns. The forecast says −3: the Rebels hold Bases and Districts, the British have Lydda back.',
    why: 'Three times a Propaganda card comes and this sum is counted. If Political Will is above 0 after the third, the British win.',
    advice: 'end the turn.',
  },
} as const satisfies Readonly<Record<string, Hint>>
export type HintId = keyof typeof HINTS

/** What is said when the hints are over. */
export const CLOSING = {
  title: 'You know the game’s turn',
  lines: [
    'Chit, box, Operation, Special Activity, end of the turn: it goes on like this, card by card, and this game goes on as any other. The hints end here.',
    'To read on: the rules in brief under Help, every card under Cards, and a whole campaign in the rulebook’s example, from the first screen.',
  ],
} as const

/** What is said at the end of a turn off the suggested course. */
export const TURN_OVER_HINT =
  'Nothing is left to do in this turn. Compare the forecast with what it was before, undo what you do not like, and end the turn.'
