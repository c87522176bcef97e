/** 6.5 The Haganah Track, from 0 on the left to 4 on the right. */
export const HAGANAH_LEFT = 0
export const HAGANAH_RIGHT = 4

/** 6.5.2 What lies under a value of the Track while the marker stands to the left of it. */
export const HAGANAH_PIECES: readonly {
  readonly under: number
  readonly cells: number
  readonly armsCaches: number
}[] = [
  { under: 4, cells: 2, armsCaches: 1 },
  { under: 3, cells: 3, armsCaches: 0 },
]

/** 6.5.3 Where the Track adds a space to an Irgun Operation, unless a Capability says otherwise. */
export const HAGANAH_GIVES_SPACE: readonly number[] = [4]

export { MAX_POLITICAL_WILL } from '../../../../coin/board'

/** 6.0 The campaigns of a game: each ends with a Propaganda Round. */
export const CAMPAIGNS = 3
