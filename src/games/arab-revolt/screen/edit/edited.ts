import { produce } from 'immer'
import {
  CONTENTS,
  FORCE,
  FORCES,
  OUT_AT_FIRST,
  PIECES,
  SPACES,
  TOTAL,
  type Board,
  type Content,
  type Country,
  type Force,
  type Position,
} from '../../rules/index'

export const withPrisoners = (
  position: Position,
  force: 'guerrillas' | 'bases',
  number: number,
): Position =>
  produce(position, (draft) => {
    ;(draft.prison ??= {})[force] = number
  })

export const withTroopsOut = (position: Position, troops: number): Position =>
  produce(position, (draft) => {
    ;(draft.outOfPlay ??= {}).troops = troops
  })

/** 1.3.7 The countries that come into play together or one by one. */
export const withCountry = (position: Position, country: Country, inPlay: boolean): Position =>
  produce(position, (draft) => {
    const out = (draft.outOfPlay ??= {})
    out.countries = OUT_AT_FIRST.filter((one) =>
      one === country ? !inPlay : out.countries?.includes(one) === true,
    )
  })

/** 1.4.1 What is nowhere else is Available; below 0 where more is written than there is. */
export const leftIn = ({
  spaces,
  prison = {},
  outOfPlay,
  tegartPolice = 0,
}: Position): Board['available'] => {
  const all = (content: Content) =>
    SPACES.reduce((sum, space) => sum + (spaces[space]?.[content] ?? 0), 0)
  const away = { ...NONE_AWAY, ...prison, troops: outOfPlay?.troops ?? 0, police: tegartPolice }
  const left = FORCES.map((force) => {
    const onMap = PIECES.filter((piece) => FORCE[piece] === force).map(all)
    return [
      force,
      onMap.reduce((rest, number) => rest - number, TOTAL[force] - away[force]),
    ] as const
  })
  const forces = Object.fromEntries(left) as Record<Force, number>
  return { ...forces, curfews: TOTAL.curfews - all('curfew') }
}

const NONE_AWAY: Readonly<Record<Force, number>> = {
  troops: 0,
  police: 0,
  irregulars: 0,
  guerrillas: 0,
  bases: 0,
}

/** The board of a position as it is written, also where it breaks a rule: over what it was made from. */
export const asWritten = (position: Position, from: Board): Board => {
  const { spaces, prison, outOfPlay, politicalWill, unity } = position
  return {
    ...from,
    map: SPACES.flatMap((space) => CONTENTS.map((content) => spaces[space]?.[content] ?? 0)),
    prison: { guerrillas: 0, bases: 0, ...prison },
    outOfPlay: { troops: 0, countries: [], ...outOfPlay },
    available: leftIn(position),
    politicalWill,
    unity,
  }
}
