/**
 * The door of the rules: all that the rest of the program may use.
 *
 * A game is plain JSON that never changes. `newGame` begins one, `question` and `options` tell what it
 * waits for, `apply` answers and gives the next one. Chance is a player like the others: `seededChance`
 * answers for it, or any other source of outcomes.
 */

/* A game. */
export {
  answerCount,
  apply,
  board,
  facts,
  newGame,
  odds,
  options,
  outcome,
  playOut,
  question,
  record,
  refusals,
  replay,
  undo,
  type Game,
  type GameRecord,
  type Question,
  type Setup,
  type Stop,
} from './game'
export { chanceAnswer, chanceOption, seededChance, seededNumber } from './chance'
export { RulesError, type Mistake } from './board/error'

/* Questions and answers. */
export {
  ASKS,
  type About,
  type Ask,
  type Chooser,
  type Decision,
  type Refused,
} from './script/decision'
export {
  OPTION_KINDS,
  optionKind,
  sameOption,
  type ChitChoice,
  type Move,
  type GuerrillaGroup,
  type Option,
  type OptionKind,
  type Pick,
  type Word,
} from './script/option'
export { REASONS, type Reason, type Refusal } from './script/refusal'
export type { Cause, Fact, WillLine, WillLineId } from './board/facts'

/* The board. */
export {
  PHASES,
  cardInPlay,
  type Board,
  type CapabilityInPlay,
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
