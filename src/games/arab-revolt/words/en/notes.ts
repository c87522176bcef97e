import {
  BOXES,
  FACTIONS,
  bases,
  britishPieces,
  centralized,
  curfew,
  opposition,
  optionKind,
  rebelPieces,
  sabotage,
  type ActivityId,
  type Ask,
  type Board,
  type Box,
  type Force,
  type OperationId,
  type OperationsChit,
  type Option,
  type Punishment,
  type SpaceId,
  type Word,
} from '../../rules/index'
import { answerText } from './answers'
import { capital, inRow } from '../../../../language/english'
import { COLUMN } from './column'
import { WHO, chitName, pieces } from './names'

/** What each word means as an answer, beside its name. */
export const WORD_NOTES: Readonly<Record<Exclude<Word, 'done'>, string>> = {
  pass: 'the British hold a Punishment chit, the Rebels may place a Base (2.3.3)',
  yes: 'go on',
  unity: 'Unity moves one step toward Centralized',
  hold: 'hold one Operations chit for later',
  roll: 'a roll may move Unity toward Decentralized',
  activate: 'Activate Irregulars to replace Guerrillas',
  'not-marched': 'the one that stays behind does not March again (R19)',
  marched: 'it does not March again from its new space (R19)',
}

/** To Activate an Irregular does something else in a Sweep than in a Divide. */
export const SWEEP_NOTE = 'Activate one Guerrilla for every cube, not for every two (3.2.3)'

/** What each Operation and Special Activity does, in a line. */
const ACTION_NOTES: Readonly<Record<OperationId | ActivityId, string>> = {
  deploy: 'place Police or Irregulars; place or remove a Curfew',
  patrol: 'move cubes to Railways and Cities, Activate Guerrillas on Railways',
  sweep: 'move Troops in, Activate Guerrillas',
  assault: 'remove Active Rebel pieces with Troops and Police',
  rally: 'place Guerrillas; perhaps Opposition in one District',
  march: 'move Guerrillas to adjacent spaces',
  sabotage: 'place Sabotage markers or Opposition',
  ambush: 'remove Police or Irregulars',
  punish: 'use a Punishment chit where Troops stand',
  divide: 'replace Guerrillas with Irregulars, or roll to lower Unity',
  'air-recon': 'Activate Guerrillas from the air',
  mobilize: 'place Bases and Guerrillas',
  coordinate: 'one more space, and a roll to raise Unity',
  raid: 'move Guerrillas out from Bases, then Sabotage or Ambush',
}

/** What helps with a question beside its prompt; empty where nothing needs to be said. */
export const ASK_NOTES: Readonly<Partial<Record<Ask, string>>> = {
  'turn.box': 'The side farther to the left acts first on the next card (2.3.6)',
  'turn.operation': 'To Pass is to forgo the action of this box (2.3.3)',
  'turn.event': 'To Pass is to forgo the Event, and still block it (2.3.3)',
  'turn.activity': 'One Special Activity, before, during or after the Operation (4.1)',
  'place.from-map': 'Where none is Available, your own may be taken from the map (1.4.1)',
  'propaganda.punishment': 'The other chits go back to the pool (6.2.1)',
  'redeploy.troops': 'Troops on Railways must go to Cities (6.4.1)',
  'redeploy.police': 'Police may go to Railways and Cities (6.4.1)',
  'redeploy.irregular':
    'Up to half of the Irregulars on the map, rounded down, may be removed (6.4.1)',
  'redeploy.guerrillas':
    'Guerrillas on Railways and in Cities must go to spaces with Bases, or abroad if there is no Base (6.4.2)',
}

/** What stands in a space, in a few words. */
const standsIn = (board: Board, space: SpaceId): string => {
  const british = britishPieces(board, space)
  const rebels = rebelPieces(board, space)
  const said = [
    ...(british > 0 ? [`British ${british}`] : []),
    ...(rebels > 0 ? [`Rebels ${rebels}`] : []),
    ...(bases(board, space) > 0 ? [pieces(bases(board, space), 'bases')] : []),
    ...(opposition(board, space) ? ['Opposition'] : []),
    ...(curfew(board, space) ? ['Curfew'] : []),
    ...(sabotage(board, space) > 0 ? [`Sabotage ${sabotage(board, space)}`] : []),
  ]
  return said.length > 0 ? inRow(said) : 'empty'
}

/** What an answer is called on its button. */
export const choiceTitle = (option: Option, ask: Ask): string => {
  if (typeof option === 'number')
    return ask === 'roll.die' ? `The die shows ${option}` : chitName(option as 1 | 2 | 3)
  const kind = optionKind(option)
  const said = answerText(option)
  if (kind === 'force') return pieces(1, option as 'troops')
  return capital(said)
}

/** The boxes that one box leaves to the other player; none where that player has one already. */
const boxesLeft = (chosen: Box, { boxes }: Board): readonly Box[] =>
  Object.values(boxes).every((box) => box === null) ? BOXES.filter((box) => box !== chosen) : []

const YOUR_FIRST = 'you act first next'

/** Who acts first on the next card (2.3.6): the other side's box decides with this one. */
const firstNext = (chosen: Box, { boxes }: Board): string => {
  const [other] = FACTIONS.filter((faction) => boxes[faction] !== null)
  const place = BOXES.indexOf(chosen)
  if (other) {
    const isFirst = place < BOXES.indexOf(boxes[other] ?? chosen)
    return isFirst ? YOUR_FIRST : `the ${WHO[other]} act first next`
  }
  if (place === 0) return YOUR_FIRST
  if (place === 1) return `${YOUR_FIRST} unless ${COLUMN.box(BOXES[0])} is taken`
  return 'the other side acts first next'
}

/** What choosing a box leaves, and who acts first next for it. */
export const boxNote = (chosen: Box, board: Board): string =>
  [COLUMN.leaves(boxesLeft(chosen, board)), firstNext(chosen, board)].filter(Boolean).join('; ')

const SPACES_OF: Readonly<Record<OperationsChit, string>> = {
  1: 'one space',
  2: 'two spaces',
  3: 'three spaces',
}

/** 1.8.2 What the British may do to an Active Guerrilla after the Rebel action. */
const AFTERWARDS: Readonly<Record<OperationsChit, string>> = {
  1: 'nothing for the British afterwards',
  2: 'afterwards the British may remove an Active Guerrilla',
  3: 'afterwards the British may replace an Active Guerrilla by an Irregular',
}

const operationsNote = (chit: OperationsChit, board: Board): string =>
  centralized(board) && chit !== 1
    ? `${SPACES_OF[chit]}, ${AFTERWARDS[1]} while Unity is Centralized`
    : `${SPACES_OF[chit]}, ${AFTERWARDS[chit]}`

/** 1.7.2 What each Punishment does, and what it stirs up. */
const PUNISHMENT_NOTES: Readonly<Record<Punishment, string>> = {
  detain: 'a Guerrilla goes to Prison; then Opposition',
  demolish: 'Opposition goes; then a Guerrilla comes',
  fine: 'a Sabotage marker next to the space goes; nothing follows',
}

const chitNote = (chit: OperationsChit | Punishment, board: Board): string =>
  typeof chit === 'number' ? operationsNote(chit, board) : PUNISHMENT_NOTES[chit]

/** What an answer means, beside its name; empty where nothing needs to be said. */
export const choiceNote = (option: Option, ask: Ask, board: Board): string => {
  if (typeof option === 'object') return 'chit' in option ? chitNote(option.chit, board) : ''
  if (typeof option === 'number')
    return ask === 'roll.die' ? '' : chitNote(option as OperationsChit, board)
  if (option === 'done') return ''
  switch (optionKind(option)) {
    case 'space':
      return standsIn(board, option as SpaceId)
    case 'box':
      return boxNote(option as Box, board)
    case 'punishment':
      return chitNote(option as Punishment, board)
    case 'operation':
    case 'activity':
      return ACTION_NOTES[option as OperationId | ActivityId]
    case 'word':
      return option === 'activate' && ask === 'sweep.irregular'
        ? SWEEP_NOTE
        : WORD_NOTES[option as keyof typeof WORD_NOTES]
    // Its number: three cards have one name, and not one effect.
    case 'card':
      return option
    case 'force':
      return board.available[option as Force] > 0 ? 'from Available' : 'from elsewhere on the map'
    default:
      return ''
  }
}
