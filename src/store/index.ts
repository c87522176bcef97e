/** The door of the store. */
export { createTable, type Table, type TableSetup, type TableState } from './table'
export type { Giver, Moment, Step } from './moment'
export { preview, type Preview } from './preview'
export { rehearse, type EventRehearsal, type Rehearsal, type Roll, type Then } from './rehearsal'
export { prospect, type Prospect } from './prospect'
export { revealedAtEnd, stepsOfTurn, type Reveal } from './reveal'
export * from './selectors'
