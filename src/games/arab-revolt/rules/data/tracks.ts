/**
 * 6.6, R44 The Unity Track from Decentralized (left) to Centralized (right). The text of the rulebook gives
 * the three values on the right; the two on the left stand on the printed overlay only.
 */
export const UNITY_VALUES = [2, 1, 1, 1, 0] as const
export const DECENTRALIZED = 0
export const CENTRALIZED = UNITY_VALUES.length - 1

export { MAX_POLITICAL_WILL } from '../../../../coin/board'

/** 5.0, 6.0 The campaigns of a game: each ends with a Propaganda Round. */
export const CAMPAIGNS = 3
