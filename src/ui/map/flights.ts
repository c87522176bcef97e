import {
  AS_PLACED,
  FORCE,
  STATES,
  type Board,
  type Content,
  type Fact,
  type Force,
  type SpaceId,
} from '../arab-revolt'
import { numberOf, numbersOf } from './numbers'
import type { Point, View } from './view'
import { standing } from './standing'

/** Where supplies stand in their trays. */
const AVAILABLE: Readonly<Record<Force, Point>> = {
  troops: [84, 180],
  police: [163, 180],
  irregulars: [224, 180],
  guerrillas: [84, 362],
  bases: [171, 362],
}
const BESIDE = {
  prison: [1089, 850],
  'out-of-play': [1089, 930],
  'tegart-forts': [1156, 930],
} as const
const CURFEWS: Point = [282, 180]

/** Pieces on their way from one place to another. */
export interface Flight {
  readonly content: Content
  readonly number: number
  readonly from: Point
  readonly to: Point
  /** The stack that did not stand there before they land. */
  readonly founds: { readonly space: SpaceId; readonly content: Content } | null
}

/** A stack that shows another face. */
export interface Flip {
  readonly space: SpaceId
  readonly content: Content
}

interface Boards {
  readonly before: Board
  readonly after: Board
  readonly view: View
}

const trayOf = (force: Force, beside: string): Point =>
  beside in BESIDE ? BESIDE[beside as keyof typeof BESIDE] : AVAILABLE[force]

/** Where a stack stands; the same piece may show another face by now, or be gone again. */
function spotOf(board: Board, space: SpaceId, contents: readonly Content[], view: View) {
  const { placed, room } = standing(space, numbersOf(board, space), view)
  const stack = placed.find(({ content }) => contents.includes(content))
  const [free] = room(1)
  return stack ? ([stack.x, stack.y] as const) : (free ?? ([0, 0] as const))
}

const landing = ({ before, after, view }: Boards, space: SpaceId, content: Content) => {
  const faces = content in FORCE ? STATES[FORCE[content as keyof typeof FORCE]] : [content]
  const isNew = numberOf(numbersOf(before, space), content) === 0
  return {
    to: spotOf(after, space, [content, ...faces], view),
    founds: isNew ? { space, content } : null,
  }
}

/** The way of whatever a fact moves; null where it moves nothing. */
function flightOf(fact: Fact, boards: Boards): Flight | null {
  const { before, view } = boards
  switch (fact.fact) {
    case 'moved':
    case 'relocated': {
      const number = fact.fact === 'moved' ? fact.number : 1
      const from = spotOf(before, fact.from, [fact.piece], view)
      return { content: fact.piece, number, from, ...landing(boards, fact.to, fact.piece) }
    }
    case 'placed': {
      const { force, number, space } = fact
      const content = AS_PLACED[force]
      return { content, number, from: trayOf(force, fact.from), ...landing(boards, space, content) }
    }
    case 'removed': {
      const { piece, number, space } = fact
      const from = spotOf(before, space, [piece], view)
      return { content: piece, number, from, to: trayOf(FORCE[piece], fact.to), founds: null }
    }
    case 'curfew': {
      const [tray, ring] = [CURFEWS, landing(boards, fact.space, 'curfew')]
      if (fact.present) return { content: 'curfew', number: 1, from: tray, ...ring }
      const from = spotOf(before, fact.space, ['curfew'], view)
      return { content: 'curfew', number: 1, from, to: tray, founds: null }
    }
    default:
      return null
  }
}

/** All that is on its way after these facts. A view without trays has no ways to them. */
export const flightsOf = (facts: readonly Fact[], boards: Boards): readonly Flight[] => {
  const between = (fact: Fact) => fact.fact === 'moved' || fact.fact === 'relocated'
  return facts
    .filter((fact) => boards.view.furniture === 'full' || between(fact))
    .flatMap((fact) => flightOf(fact, boards) ?? [])
}

const flipOf = (fact: Fact): Flip | null => {
  switch (fact.fact) {
    case 'opposition':
      return fact.present ? { space: fact.space, content: 'opposition' } : null
    case 'sabotage':
      return fact.change > 0 ? { space: fact.space, content: 'sabotage' } : null
    case 'activated':
    case 'hidden': {
      const [underground, active] = STATES[fact.force]
      const content = fact.fact === 'activated' ? active : underground
      return content ? { space: fact.space, content } : null
    }
    default:
      return null
  }
}

/** The stacks that turn over, and the markers that are put down. */
export const flipsOf = (facts: readonly Fact[]): readonly Flip[] =>
  facts.flatMap((fact) => flipOf(fact) ?? [])
