import { cardGameIn } from '../../../coin/card-game'
import { doorOf } from '../../../coin/door'
import type {
  Game as CoinGame,
  GameRecord as CoinRecord,
  Question as CoinQuestion,
  Stop as CoinStop,
} from '../../../coin/game'
import type { Rules, Setup as CoinSetup } from '../../../coin/rules'
import { copyBoard } from './board/board'
import { boardOf, cardsOf, positionOf } from './board/position'
import { isPropaganda } from './data/cards'
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

const { begin, checkSetup, summary, fixedCard } = cardGameIn<Palestine>({
  startingPosition: STARTING_POSITION,
  boardOf,
  cardsOf,
  isPropaganda,
  campaigns: CAMPAIGNS,
})

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
