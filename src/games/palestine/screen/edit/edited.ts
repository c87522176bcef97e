import { produce } from 'immer'
import {
  CONTENTS,
  FORCE,
  FORCES,
  HAGANAH_PIECES,
  INTEL_CHITS,
  INTEL_CHITS_EACH,
  PIECES,
  SPACES,
  TOTAL,
  type Board,
  type Content,
  type Force,
  type IntelChit,
  type Position,
} from '../../rules/index'

/** 1.6.1 A position in which the British hold so many chits of a value. */
export const withIntel = (position: Position, chit: IntelChit, number: number): Position =>
  produce(position, (draft) => {
    ;(draft.intel ??= {})[chit] = number
  })

/** 6.5.2 What lies on the Haganah Track while its marker stands at a value. */
const onTrack = (force: 'cells' | 'armsCaches', haganah: number): number =>
  HAGANAH_PIECES.reduce((sum, one) => sum + (haganah < one.under ? one[force] : 0), 0)

/** 1.4.1 What is nowhere else is Available; below 0 where more is written than there is. */
export const leftIn = (position: Position): Board['available'] => {
  const { spaces, prison = 0, outOfGame = 0, haganah } = position
  const all = (content: Content) =>
    SPACES.reduce((sum, space) => sum + (spaces[space]?.[content] ?? 0), 0)
  const away: Readonly<Record<Force, number>> = {
    troops: 0,
    police: 0,
    cells: prison + outOfGame + onTrack('cells', haganah),
    armsCaches: onTrack('armsCaches', haganah),
  }
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

const intelIn = ({ intel = {} }: Position): Board['intel'] => {
  const numbers = (of: (held: number) => number) =>
    Object.fromEntries(INTEL_CHITS.map((chit) => [chit, of(intel[chit] ?? 0)])) as Record<
      IntelChit,
      number
    >
  return { held: numbers((held) => held), bag: numbers((held) => INTEL_CHITS_EACH - held) }
}

/** The board of a position as it is written, also where it breaks a rule: over what it was made from. */
export const asWritten = (position: Position, from: Board): Board => {
  const { spaces, prison = 0, outOfGame = 0, politicalWill, haganah, mustPass = null } = position
  return {
    ...from,
    map: SPACES.flatMap((space) => CONTENTS.map((content) => spaces[space]?.[content] ?? 0)),
    available: leftIn(position),
    intel: intelIn(position),
    ...{ prison, outOfGame, politicalWill, haganah, mustPass },
  }
}
