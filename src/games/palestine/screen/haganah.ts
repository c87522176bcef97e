import { HAGANAH_LEFT, HAGANAH_RIGHT, inEffect, type Board } from '../rules/index'
import { HAGANAH_GIVES } from '../words/en/map'

/** 6.5 The values of the Haganah Track. */
export const HAGANAH_VALUES: readonly number[] = Array.from(
  { length: HAGANAH_RIGHT - HAGANAH_LEFT + 1 },
  (_, place) => HAGANAH_LEFT + place,
)

type Given = Pick<Board, 'haganah' | 'capabilities'>

/** 6.5.3, P13 Whether it adds a space to Irgun Operations. */
const givesSpace = (board: Given): boolean => {
  if (inEffect(board, 'P13', 'unshaded')) return false
  const from = inEffect(board, 'P13', 'shaded') ? HAGANAH_RIGHT - 1 : HAGANAH_RIGHT
  return board.haganah >= from
}

/** 6.5 What the Haganah Track gives as the board stands, line by line. */
export const haganahGives = (board: Given): readonly string[] => {
  const given = [
    ...(givesSpace(board) ? [HAGANAH_GIVES.space] : []),
    ...(board.haganah === HAGANAH_RIGHT ? [HAGANAH_GIVES.cache] : []),
    ...(board.haganah === HAGANAH_LEFT ? HAGANAH_GIVES.chit : []),
  ]
  return given.length > 0 ? given : [HAGANAH_GIVES.nothing]
}
