/** The door of the store. */
export { isCounted, type Between } from './between'
export { endsTurn } from './line'
export { createTable, type Table } from './table'
export type { TableSetup } from './table-setup'
export type { TableState } from './table-state'
export type { Moment, Step } from './moment'
export type { Limit } from './growth'
export type { Stop } from './reopen'
export { playedRecord } from './played-record'
export { freshRecord, positionRecord, recordAt } from './position-record'
export { recordOf, recordText } from './record-of'
export { createLibrary, openLibrary } from './library'
export { lastSeat } from './last-seat'
export type { Library } from './library-state'
export type { KeptOtherwise, Refused } from './refused'
export { LIMITS, READABLE } from '../records/index'
export type { Fault, Kept, RecordMistake, SavedGame, Trouble } from '../records/index'
export { MAIN, answersAt, branchOf, isExploring, type Branch } from './tree'
export {
  LINK_BEGINS,
  gameIn,
  linkTo,
  readGameLink,
  withGame,
  type LinkReading,
  type PictureReading,
} from './links'
export { noteAt, notedMoments, notesBetween } from './notes'
export * from './selectors'
