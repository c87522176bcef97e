/** The door of the store. */
export { createTable, type Table, type TableSetup, type TableState } from './table'
export type { Giver, Moment, Step } from './moment'
export type { Identity } from './identity'
export type { Stop } from './reopen'
export { recordOf } from './record-of'
export { MAIN, answersAt, branchOf, isExploring, type Branch, type Tree } from './tree'
export { preview, type Preview } from './preview'
export * from './selectors'
