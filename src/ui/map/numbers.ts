import { CONTENTS, SPACES, type Board, type Content, type SpaceId } from '../arab-revolt'

/** The ten numbers of a space, in the order of CONTENTS. */
export type Numbers = readonly number[]

export const numbersOf = ({ map }: Board, space: SpaceId): Numbers => {
  const at = SPACES.indexOf(space) * CONTENTS.length
  return map.slice(at, at + CONTENTS.length)
}

export const numberOf = (numbers: Numbers, content: Content): number =>
  numbers[CONTENTS.indexOf(content)] ?? 0

export const sameNumbers = (some: Numbers, others: Numbers): boolean =>
  some.every((number, i) => number === others[i])
