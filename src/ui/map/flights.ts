import type { Board, Content, Fact, SpaceId } from '../../games/index'
import { tellingOf, type Story } from '../facts/story'
import type { Flying, Spot, Turning } from '../facts/telling'
import type { OnMap } from '../screen/on-map'
import type { Screen } from '../screen/screen'
import { numberOf, stacksIn } from './stacks'
import type { Point, Arrangement } from './view'
import { standing } from './standing'

/** Pieces on their way from one point to another. */
export interface Flight {
  readonly content: Content
  readonly number: number
  readonly from: Point
  readonly to: Point
  /** The stack that did not stand there before they land. */
  readonly founds: Turning | null
}

interface Boards {
  readonly before: Board
  readonly after: Board
  readonly view: Arrangement
}

const isSpace = (spot: Spot): spot is SpaceId => typeof spot === 'string'

/** Where a stack stands; the same piece may show another face by now, or be gone again. */
function spotOf(
  board: Board,
  space: SpaceId,
  contents: readonly Content[],
  view: Arrangement,
  map: OnMap,
): Point {
  const { placed, room } = standing(space, stacksIn(board, space, map), view)
  const stack = placed.find(({ content }) => contents.includes(content))
  const [free] = room(1)
  return stack ? [stack.x, stack.y] : (free ?? [0, 0])
}

const takeOff = ({ from, content }: Flying, { before, view }: Boards, map: OnMap): Point =>
  isSpace(from) ? spotOf(before, from, [content], view, map) : from

const landing = ({ to, content, faces }: Flying, { before, after, view }: Boards, map: OnMap) => {
  if (!isSpace(to)) return { to, founds: null }
  const isNew = numberOf(stacksIn(before, to, map), content) === 0
  return {
    to: spotOf(after, to, [content, ...faces], view, map),
    founds: isNew ? { space: to, content } : null,
  }
}

/** All that is on its way after these facts. A view without trays has no ways to them. */
export const flightsOf = (
  facts: readonly Fact[],
  boards: Boards,
  { map, story }: Pick<Screen, 'map' | 'story'>,
): readonly Flight[] =>
  facts.flatMap((fact) => {
    const flying = tellingOf(fact, story).flying?.(fact)
    if (!flying) return []
    const { content, number, from, to } = flying
    if (boards.view.furniture !== 'full' && !(isSpace(from) && isSpace(to))) return []
    return [
      { content, number, from: takeOff(flying, boards, map), ...landing(flying, boards, map) },
    ]
  })

/** The stacks that turn over, and the markers that are put down. */
export const flipsOf = (facts: readonly Fact[], story: Story): readonly Turning[] =>
  facts.flatMap((fact) => tellingOf(fact, story).turning?.(fact) ?? [])
