/** The door of the store. */
export { isCounted, type Between } from './between'
export { createTable, type Table, type TableSetup, type TableState } from './table'
export type { Giver, Moment, Step } from './moment'
export { preview, type Preview } from './preview'
export { luckOf, type Luck, type LuckPoint, type Tally } from './luck'
export * from './selectors'
