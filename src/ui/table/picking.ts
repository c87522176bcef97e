import { createContext, useContext } from 'react'
import type { Content, Option, Piece, SpaceId } from '../../games/index'
import { groupOf } from '../decision/route-group'
import type { View } from '../decision/view'

/** How many of each kind. */
export type PieceNumbers = Readonly<Partial<Record<Piece, number>>>

/** Pieces taken up from a space, to be put down in another. */
export interface Picked {
  readonly from: SpaceId
  readonly pieces: PieceNumbers
}

/** A kind of piece that may go from a space: at most how many, and whether others may come along. */
interface Movable {
  readonly piece: Piece
  readonly most: number
  readonly together: boolean
}

const movableFrom = ({ origins, routes }: View, space: SpaceId): readonly Movable[] => {
  const groups = routes.filter(({ from }) => from === space).flatMap((route) => route.groups)
  const most = (of: 'underground' | 'active') => Math.max(0, ...groups.map((group) => group[of]))
  const together: readonly Movable[] = [
    { piece: 'guerrillasUnderground', most: most('underground'), together: true },
    { piece: 'guerrillasActive', most: most('active'), together: true },
  ]
  const alone = origins.filter(({ from }) => from === space)
  return [
    ...alone.map(({ piece, most }) => ({ piece, most, together: false })),
    ...together.filter(({ most }) => most > 0),
  ]
}

/** What is held after a press on a stack: one more of it, and after the last one none. */
export const pickedUp = (
  view: View,
  picked: Picked | null,
  space: SpaceId,
  content: Content | null,
): Picked | null => {
  const movable = movableFrom(view, space)
  const kind = movable.find(({ piece }) => piece === content) ?? movable[0]
  if (kind === undefined) return null
  const held = picked?.from === space ? picked.pieces : {}
  const number = ((held[kind.piece] ?? 0) + 1) % (kind.most + 1)
  const pieces = { ...(kind.together ? held : {}), [kind.piece]: number }
  return Object.values(pieces).some((many) => many > 0) ? { from: space, pieces } : null
}

/** Whether a press on this space takes something up. */
export const isOrigin = (view: View, space: SpaceId): boolean => movableFrom(view, space).length > 0

/** The answer that puts down in a space what is held; where fewer may go there, all who may. */
export const putDown = (view: View, picked: Picked | null, space: SpaceId): Option | null => {
  if (picked === null) return null
  const { from, pieces } = picked
  for (const origin of view.origins) {
    const number = pieces[origin.piece] ?? 0
    const goal = origin.goals.find(({ to }) => to === space)
    if (origin.from !== from || number === 0 || !goal) continue
    return goal.moves.find((move) => move.number === number) ?? goal.moves.at(-1) ?? null
  }
  const [underground, active] = [pieces.guerrillasUnderground ?? 0, pieces.guerrillasActive ?? 0]
  const route = view.routes.find((one) => one.from === from && one.to === space)
  return (route && groupOf(route, underground, active)) ?? null
}

interface Hold {
  readonly picked: Picked | null
  readonly pick: (picked: Picked) => void
}

/** What is held, for those who show it beside the map. */
export const Picking = createContext<Hold>({ picked: null, pick: () => undefined })

/** The numbers to go from a space: those held on the map, else a start; and a way to set them. */
export const usePicked = (from: SpaceId, start: PieceNumbers) => {
  const { picked, pick } = useContext(Picking)
  const holds = picked?.from === from && Object.keys(start).some((piece) => piece in picked.pieces)
  const pieces = holds ? picked.pieces : start
  const set = (change: PieceNumbers) => pick({ from, pieces: { ...pieces, ...change } })
  return [pieces, set] as const
}
