import {
  BOXES,
  FACTIONS,
  PIECES,
  count,
  curfew,
  inEffect,
  intel,
  optionKind,
  sabotage,
  terror,
  terrorOnMap,
  type ActivityId,
  type Ask,
  type Board,
  type Box,
  type ChitChoice,
  type OperationId,
  type Option,
  type Pick,
  type SpaceId,
  type Word,
} from '../../rules/index'
import { capital, signed, inRow } from '../../../../language/english'
import { answerText } from './answers'
import { COLUMN } from './column'
import { IN_TEXT, at, chitName, pieces } from './names'

/** What each word means as an answer, beside its name. */
export const WORD_NOTES: Readonly<Record<Exclude<Word, 'done'>, string>> = {
  pass: 'the British draw an Intel chit, Irgun may Rob in one space (2.3.3)',
  yes: 'go on',
  roll: '',
  curfew: 'a Curfew if there is none, and one Cell Active for every three cubes (3.2.3)',
  left: 'away from Irgun; below 4 and below 3 pieces go to the Track (6.5.2)',
  right: 'toward Irgun; at 3 and at 4 pieces become Available (6.5.2)',
}

/** What each Operation and Special Activity does, in a line. */
const ACTION_NOTES: Readonly<Record<OperationId | ActivityId, string>> = {
  deploy: 'place Police; then move Troops to one space',
  patrol: 'move Police; then remove Cells to Prison in one space',
  search: 'move Troops in, Activate Cells, place Curfews in Cities',
  assault: 'remove Active Cells with Troops, then Arms Caches',
  restore: 'remove Curfew and Sabotage in one space, turn Terror to Sabotage',
  negotiate: 'roll to shift Haganah to the left; at 0 draw an Intel chit',
  'mass-detention': 'a roll of Cells to Prison; what is left of it costs Political Will',
  recruit: 'place Cells in Cities, and in or beside spaces with an Arms Cache',
  travel: 'move Cells any distance, mostly Underground',
  sabotage: 'roll to place Sabotage markers',
  rob: 'roll to place Arms Caches',
  silence: 'remove one Police',
  propagandize: 'lower Political Will in Cities under Curfew',
  terror: 'Terror markers in place of Sabotage; on 6 or more two, and Haganah turns away',
}

/** What helps with a question beside its prompt; empty where nothing needs to be said. */
export const ASK_NOTES: Readonly<Partial<Record<Ask, string>>> = {
  'turn.box': 'The side farther to the left acts first on the next card (2.3.5)',
  'turn.operation': 'To Pass is to forgo the action of this box (2.3.3)',
  'turn.event': 'To Pass is to forgo the Event, and still block it (2.3.3)',
  'turn.activity': 'One Special Activity, before, during or after the Operation (4.1)',
  'intel.spend':
    'A chit removes as many Underground Cells as its value; what is left of the value is lost (1.6.1, PR36)',
  'haganah.piece': 'Haganah takes its pieces back at once; Irgun choose which (6.5.2, PR25)',
  'deploy.to': 'Any Troops may move there from anywhere, even in a Limited Operation (3.2.1)',
  'patrol.remove': 'One Cell for each Police, Active ones first (3.2.2, PR35)',
  'search.move': 'Troops from adjacent spaces, all at the same time (3.2.3)',
  'search.city':
    'Any held chit, a 0 too, Activates one Cell for each cube and places no Curfew (3.2.3)',
  'detention.cell': 'From the City or its District, Underground or Active (4.2.3, PR45)',
  'travel.group':
    'A group on a Railway or under Curfew turns Active if it and the cubes there are more than three; else all of it turns Underground (3.3.2)',
  'sabotage.before-roll': 'Each Police here takes 1 off the roll, an Arms Cache adds 2 (3.3.3)',
  'rob.space':
    'More than 2 is needed, unless Weapon Factories (P32) is in effect; if there are Police, a Cell turns Active (3.3.4)',
  'propaganda.discard': 'Half of the chits go back, rounded down (6.2.2)',
  'propaganda.cache': 'With Haganah at 4 one Arms Cache may be placed (6.2.3)',
  'redeploy.police':
    'Police may go to Railways and to spaces with British pieces, any distance (6.3.1)',
  'redeploy.troops': 'Troops may go to Cities and Railways, any distance (6.3.1)',
  'redeploy.cell': 'One Cell may go to each City without a Curfew (6.3.2)',
  'redeploy.cache':
    'One Arms Cache may go elsewhere, where a Cell is, but not onto a Railway (6.3.2)',
  'event.number': 'They do not come back in this game (PR28)',
}

/** Asks in which an Intel chit or an Arms Cache pays for one more space. */
const PAYING: readonly Ask[] = [
  'patrol.space',
  'search.space',
  'assault.space',
  'recruit.space',
  'sabotage.space',
  'rob.space',
]

/** What stands in a space, in a few words. */
const standsIn = (board: Board, space: SpaceId): string => {
  const said = [
    ...PIECES.filter((piece) => count(board, piece, space) > 0).map((piece) =>
      pieces(count(board, piece, space), piece),
    ),
    ...(curfew(board, space) ? ['Curfew'] : []),
    ...(sabotage(board, space) > 0 ? [`Sabotage ${sabotage(board, space)}`] : []),
    ...(terror(board, space) > 0 ? [`Terror ${terror(board, space)}`] : []),
  ]
  return said.length > 0 ? inRow(said) : 'empty'
}

const numberTitle = (number: number, ask: Ask): string => {
  if (ask === 'roll.die') return `The die shows ${number}`
  return ask === 'intel.draw' ? chitName(number as 0 | 1 | 2) : pieces(number, 'cells')
}

const chitTitle = ({ chit }: ChitChoice, ask: Ask): string => {
  if (ask === 'intel.spend') return `Spend ${chitName(chit)}`
  return PAYING.includes(ask)
    ? `Intelligence Lead: discard ${chitName(chit)}`
    : `Discard ${chitName(chit)}`
}

const pickTitle = (option: Pick, ask: Ask): string => {
  if (ask === 'sabotage.before-roll') return `Expend the Arms Cache ${at(option.space)}`
  return PAYING.includes(ask)
    ? `Offensive: give up the Arms Cache ${at(option.space)}`
    : capital(answerText(option))
}

/** What an answer is called on its button. */
export const choiceTitle = (option: Option, ask: Ask): string => {
  if (typeof option === 'number') return numberTitle(option, ask)
  if (typeof option === 'object' && 'chit' in option) return chitTitle(option, ask)
  if (optionKind(option) === 'pick') return pickTitle(option as Pick, ask)
  return capital(answerText(option))
}

/** The boxes that one box leaves to the other player; none where that player has one already. */
const boxesLeft = (chosen: Box, { boxes }: Board): readonly Box[] =>
  Object.values(boxes).every((box) => box === null) ? BOXES.filter((box) => box !== chosen) : []

const YOUR_FIRST = 'you act first next'

/** Who acts first on the next card (2.3.5): the other side's box decides with this one. */
const firstNext = (chosen: Box, { boxes }: Board): string => {
  const [other] = FACTIONS.filter((faction) => boxes[faction] !== null)
  const place = BOXES.indexOf(chosen)
  if (other) {
    const isFirst = place < BOXES.indexOf(boxes[other] ?? chosen)
    return isFirst ? YOUR_FIRST : `${IN_TEXT[other]} act first next`
  }
  if (place === 0) return YOUR_FIRST
  if (place === 1) return `${YOUR_FIRST} unless ${COLUMN.box(BOXES[0])} is taken`
  return 'the other side acts first next'
}

/** PR92 What becomes of whichever box, where the British choose one and are held to a Pass. */
const passNote = ({ boxes, firstEligible, mustPass }: Board): string => {
  const first = boxes.irgun === null ? firstEligible : 'british'
  return mustPass === 'this-card' && first === 'british' ? 'a Pass without a chit (P27)' : ''
}

/** What choosing a box leaves, and who acts first next for it. */
export const boxNote = (chosen: Box, board: Board): string =>
  [passNote(board), COLUMN.leaves(boxesLeft(chosen, board)), firstNext(chosen, board)]
    .filter(Boolean)
    .join('; ')

const FOR_A_SPACE = 'one more space, to be chosen at once (2.3.7)'

const chitNote = ({ chit }: ChitChoice, ask: Ask): string => {
  if (PAYING.includes(ask)) return FOR_A_SPACE
  if (ask === 'intel.spend') return `removes up to ${pieces(chit, 'cellsUnderground')}`
  return ask === 'search.city' ? 'one Cell Active for each cube, and no new Curfew (3.2.3)' : ''
}

const pickNote = (ask: Ask): string => {
  if (PAYING.includes(ask)) return FOR_A_SPACE
  return ask === 'sabotage.before-roll' ? 'adds 2 to the roll (3.3.3)' : ''
}

/** At 0 a Negotiate draws a chit, and needs no roll. */
const negotiateNote = (board: Board): string => {
  if (board.haganah === 0) return `draw an Intel chit, of ${intel(board, 'bag')} in the bag`
  const markers = terrorOnMap(board)
  const added = markers > 0 ? `, with ${signed(markers)} for Terror on the map,` : ''
  return `a roll above ${board.haganah}${added} shifts Haganah to the left`
}

const activityNote = (activity: ActivityId, board: Board): string => {
  if (activity === 'negotiate') return negotiateNote(board)
  return activity === 'terror' && inEffect(board, 'P17', 'unshaded')
    ? 'a Terror marker in place of Sabotage; on 6 or more Haganah turns away'
    : ACTION_NOTES[activity]
}

const wordNote = (word: Exclude<Word, 'done'>, board: Board): string =>
  word === 'curfew' && inEffect(board, 'P17', 'shaded')
    ? 'a Curfew if there is none, and one Cell Active for every four cubes (P17)'
    : WORD_NOTES[word]

/** What an answer means, beside its name; empty where nothing needs to be said. */
export const choiceNote = (option: Option, ask: Ask, board: Board): string => {
  if (typeof option === 'number' || option === 'done') return ''
  if (typeof option === 'object') {
    if ('chit' in option) return chitNote(option, ask)
    return optionKind(option) === 'pick' ? pickNote(ask) : ''
  }
  switch (optionKind(option)) {
    case 'space':
      return standsIn(board, option as SpaceId)
    case 'box':
      return boxNote(option as Box, board)
    case 'operation':
      return ACTION_NOTES[option as OperationId]
    case 'activity':
      return activityNote(option as ActivityId, board)
    case 'word':
      return wordNote(option as Exclude<Word, 'done'>, board)
    // Its number: three cards have one name.
    case 'card':
      return option
    default:
      return ''
  }
}
