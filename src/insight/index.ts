/** The door of what can be asked about a game beside its rules. Luck has its own: it is asked for late. */
export type { Ahead, Choosing, Result, Roll, Then } from './ahead'
export { consequence, isPart, type Consequence } from './consequence'
export { forcedAnswer } from './forced'
export {
  laneKey,
  lanesOf,
  movementOf,
  numberIn,
  numbersOf,
  oneMore,
  refusedBeside,
  roomIn,
  withNumber,
  type Lane,
  type Numbers,
} from './movement'
export { preview, type Preview } from './preview'
export { refusalOf, refusedIn } from './refused'
export { rehearse, type Rehearsal } from './rehearsal'
export { revealedAtEnd, revealedBy, type Reveal } from './reveal'
export { asksForMore, playedOn, strokeIn, strokesOf, type Stroke, type Strokes } from './strokes'
