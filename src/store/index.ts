/** The door of the store. */
export { afterDone, interruptedBy, type Moment, type Step } from './table/line'
export { createTable, type TableStore } from './table/table'
export {
  isCounted,
  type Between,
  type Limit,
  type TableSetup,
  type TableState,
} from './table/table-state'
export type { Stop } from './table/reopen'
export { recordOf, recordText } from './table/record-of'
export { createLibrary, lastSeat, openLibrary } from './library/library'
export type { KeptOtherwise, Library, NotDone } from './library/library-state'
export {
  LIMITS,
  LINK_BEGINS,
  READABLE,
  gameIn,
  gameOf,
  isBots,
  isPlayed,
  isShared,
  linkTo,
  readGameLink,
  withGame,
  type Fault,
  type Kept,
  type LinkReading,
  type PictureReading,
  type RecordMistake,
  type SavedGame,
  type BotSeat,
  type Seat,
  type Seats,
  type Trouble,
} from '../records/index'
export {
  MAIN,
  answersAt,
  atOf,
  branchOf,
  isExploring,
  lineOf,
  noteAt,
  notedMoments,
  notesBetween,
  type Branch,
} from './table/tree'
export * from './table/selectors'
