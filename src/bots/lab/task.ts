/** Work that is done bit by bit. */
export interface Task<Result> {
  /** Does a bit; tells whether all is done. */
  step: () => boolean
  /** What has come of it so far; asked only after the first step. */
  result: () => Result
}
