import {
  CONTENTS,
  OUT_AT_FIRST,
  RulesError,
  SPACES,
  boardOf,
  type Board,
  type Content,
  type Country,
  type Position,
  type SpaceId,
} from '../arab-revolt'

/** A position with so many of something in a space. */
export const withContent = (
  position: Position,
  space: SpaceId,
  content: Content,
  number: number,
): Position => ({
  ...position,
  spaces: { ...position.spaces, [space]: { ...position.spaces[space], [content]: number } },
})

export const withPrisoners = (
  position: Position,
  force: 'guerrillas' | 'bases',
  number: number,
): Position => ({ ...position, prison: { ...position.prison, [force]: number } })

export const withTroopsOut = (position: Position, troops: number): Position => ({
  ...position,
  outOfPlay: { ...position.outOfPlay, troops },
})

/** 1.3.7 The countries that come into play together or one by one. */
export const withCountry = (position: Position, country: Country, inPlay: boolean): Position => {
  const out = OUT_AT_FIRST.filter((one) =>
    one === country ? !inPlay : position.outOfPlay?.countries?.includes(one) === true,
  )
  return { ...position, outOfPlay: { ...position.outOfPlay, countries: out } }
}

/** A position that was read: its board, or the first thing that is wrong with it. */
export type Checked =
  | { readonly board: Board; readonly error: null }
  | { readonly board: null; readonly error: RulesError }

export const checked = (position: Position): Checked => {
  try {
    return { board: boardOf(position), error: null }
  } catch (error) {
    if (error instanceof RulesError) return { board: null, error }
    throw error
  }
}

/** The board of a position as it is written, also where it breaks a rule: over what it was made from. */
export const asWritten = (position: Position, from: Board): Board => {
  const { spaces, prison, outOfPlay, politicalWill, unity } = position
  return {
    ...from,
    map: SPACES.flatMap((space) => CONTENTS.map((content) => spaces[space]?.[content] ?? 0)),
    prison: { guerrillas: 0, bases: 0, ...prison },
    outOfPlay: { troops: 0, countries: [], ...outOfPlay },
    politicalWill,
    unity,
  }
}
