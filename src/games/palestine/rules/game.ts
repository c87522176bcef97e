import { doorOf } from '../../../coin/door'
import type {
  Game as CoinGame,
  GameRecord as CoinRecord,
  Question as CoinQuestion,
  Stop as CoinStop,
} from '../../../coin/game'
import type { Rules, Setup as CoinSetup, Summary } from '../../../coin/rules'
import { cardInPlay, copyBoard, type Board } from './board/board'
import { RulesError } from './board/error'
import { boardOf, positionOf, type Position } from './board/position'
import { propagandaPlayed } from './board/queries'
import { cardsOf, fieldsOf } from './board/reading'
import { isPropaganda, type CardId } from './data/cards'
import { FACTIONS } from './data/factions'
import { PIECES } from './data/pieces'
import { STARTING_POSITION } from './data/setup'
import { SPACES } from './data/spaces'
import { CAMPAIGNS } from './data/tracks'
import { capabilityOn } from './events'
import { phaseScript } from './phases'
import { forecast } from './phases/political-will'
import { lanesOf, optionKind, ownerOf } from './script/option'
import type { Palestine } from './script/world'
import { TALLIES } from './tallies'

export type Game = CoinGame<Palestine>
export type Setup = CoinSetup<Palestine>
export type Question = CoinQuestion<Palestine>
export type Stop = CoinStop<Palestine>
export type GameRecord = CoinRecord<Palestine>

const begin = ({ position }: Setup): Board => boardOf(position ?? STARTING_POSITION)

/** A set-up of our own, of which every part has been checked. */
const checkSetup = (given: unknown): Setup => {
  const { deck, position } = fieldsOf('setup', given, ['deck', 'position'])
  const cards = cardsOf('setup.deck', deck)
  const { played } = boardOf((position ?? STARTING_POSITION) as Position)
  for (const card of cards)
    if (played.includes(card)) throw new RulesError('card-twice', 'setup.deck', card)
  return JSON.parse(JSON.stringify({ deck, position })) as Setup
}

/** What a list of games tells of one: the campaign ends with its Propaganda Round. */
const summary = (board: Board): Summary => {
  const { played, politicalWill, map } = board
  const last = cardInPlay(board)
  const under = last !== null && isPropaganda(last) ? 0 : 1
  const campaign = Math.min(CAMPAIGNS, propagandaPlayed(board) + under)
  return { card: played.length, campaign, politicalWill, map }
}

/** The next card of a fixed deck, unless it is used up. */
const fixedCard = ({ deck, position }: Setup, { played }: Board): CardId | undefined =>
  deck?.[played.length - (position?.played?.length ?? 0)]

export const PALESTINE: Rules<Palestine> = {
  id: 'palestine',
  checkSetup,
  begin,
  copy: copyBoard,
  positionOf,
  tableFor: (board, facts) => ({
    board,
    facts,
    cause: { rule: '2.0', what: board.phase, by: null },
    capabilities: capabilityOn,
  }),
  phase: (t, setup) => phaseScript(t, fixedCard(setup, t.board)),
  outcome: (board) => board.outcome,
  factions: FACTIONS,
  kindOf: optionKind,
  ownerOf,
  lanesOf,
  spaces: SPACES,
  pieces: PIECES,
  tallies: TALLIES,
  forecast,
  summary,
}

export const DOOR = doorOf(PALESTINE)
