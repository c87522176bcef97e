/** The door of the store. */
export { isCounted } from './table/between'
export { afterDone, interruptedBy, type Moment, type Step } from './table/line'
export { createTable, type Table } from './table/table'
export type { Between, Limit, TableSetup, TableState } from './table/table-state'
export type { Stop } from './table/reopen'
export { recordOf, recordText } from './table/record-of'
export { createLibrary, openLibrary } from './library/library'
export { lastSeat } from './library/opening-games'
export type { KeptOtherwise, Library, Refused } from './library/library-state'
export { LIMITS, READABLE, gameOf, isPlayed, isShared } from '../records/index'
export type { Fault, Kept, RecordMistake, SavedGame, Seat, Seats, Trouble } from '../records/index'
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
export {
  LINK_BEGINS,
  gameIn,
  linkTo,
  readGameLink,
  withGame,
  type LinkReading,
  type PictureReading,
} from './library/links'
export * from './table/selectors'
