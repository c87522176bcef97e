/**
 * The door of the rules: all that the rest of the program may use.
 *
 * A game is plain JSON that never changes. `newGame` begins one, `question` and `options` tell what it
 * waits for, `apply` answers and gives the next one. Chance is a player like the others: `seededChance`
 * answers for it, or any other source of outcomes.
 */
import { DOOR } from './game'

export { DOOR, PALESTINE } from './game'
export type { TallyName } from './tallies'

/* A game. */
export const {
  answerCount,
  apply,
  board,
  chanceAnswer,
  facts,
  newGame,
  odds,
  opening,
  options,
  outcome,
  playOut,
  question,
  record,
  refusals,
  replay,
  seededChance,
  undo,
} = DOOR
export type { Game, GameRecord, Question, Setup, Stop } from './game'
export { chanceOption, seededNumber } from '../../../coin/chance'
export type { Palestine } from './script/world'
export { RulesError, type Mistake } from './board/error'

/* Questions and answers. */
export { ASKS, type About, type Ask } from './script/asks'
export type { Chooser, Decision, Refused } from './script/decision'
export { sameOption } from '../../../coin/same-option'
export {
  OPTION_KINDS,
  optionKind,
  ownerOf,
  type CellGroup,
  type ChitChoice,
  type Move,
  type Option,
  type OptionKind,
  type Pick,
  type Word,
} from './script/option'
export { REASONS, type Reason, type Refusal } from './script/refusal'
export type { Cause, Fact, WillLine, WillLineId } from './board/facts'

/* The board. */
export {
  MUST_PASS,
  PHASES,
  cardInPlay,
  type Board,
  type CapabilityInPlay,
  type MustPass,
  type Outcome,
  type PhaseId,
} from './board/board'
export { boardOf, positionOf, type Position } from './board/position'
export * from './board/queries'
export { forecast, type Forecast } from './phases/political-will'
export { nextCardOdds, type NextCardOdds } from './phases/reveal'

/* What is printed. */
export { NEIGHBOURS } from './data/adjacency'
export * from './data/cards'
export * from './data/chits'
export * from './data/factions'
export * from './data/pieces'
export * from './data/spaces'
export * from './data/tracks'
export { STARTING_POSITION } from './data/setup'
