/** The door of the records: what is kept, how it is read and written, and where. */
export { type Fault, type Mistake as RecordMistake } from './fault'
export { LIMITS } from './limits'
export { readRecord, type Reading } from './read'
export { VERSION, type Place, type SavedBranch, type SavedGame } from './saved-game'
export { writeRecord } from './write'
