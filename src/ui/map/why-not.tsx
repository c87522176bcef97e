import type { SpaceId } from '../../games/index'
import { textWidth } from '../kit/text-width'
import { blockOf } from './blocks'
import type { Stack } from './stacks'
import { covered, namesOf } from './names'
import { plateOf } from './plate'
import { radiusOf } from './ring'
import { areaOf, isCity, isRailway } from './standing'
import type { Point, Arrangement } from './view'

const HEIGHT = 27
const PAD = 12

/** The middle of what stands in a space, and how far down it reaches; nothing, where nothing stands. */
const extent = (
  space: SpaceId,
  stacks: readonly Stack[],
  view: Arrangement,
): readonly [at: Point, down: number] => {
  if (isCity(space)) return [view.cities[space].at, radiusOf(space, stacks, view)]
  if (isRailway(space)) {
    const { at, height } = plateOf(space, stacks, view)
    return [at, height / 2]
  }
  const place = view.areas[areaOf(space)]
  return [place.block, blockOf(stacks, place, view.scale).height / 2]
}

const GAP = 5
/** Rather than go so much farther it hides so much of a name. */
const FAR = 6

/** As near as the sheet has room for it. */
const within = (middle: number, width: number, from: number, room: number): number =>
  Math.max(from + width / 2, Math.min(from + room - width / 2, middle))

/** Right below what stands in a space, or in its middle where nothing does; where names lie, above it or aside. */
const middleFor = (
  space: SpaceId,
  stacks: readonly Stack[],
  view: Arrangement,
  [width, height]: Point,
): Point => {
  const [[x, y], down] = extent(space, stacks, view)
  const [left = 0, top = 0, wide = 0, high = 0] = view.frame.split(' ').map(Number)
  const away = down === 0 ? 0 : down + GAP + height / 2
  const names = namesOf(view)
  /** How much of the names it hides, and how far from its place it stands. */
  const cost = ([middle, line]: Point) =>
    FAR * Math.hypot(middle - x, line - y - away) +
    covered(
      {
        left: middle - width / 2,
        top: line - height / 2,
        right: middle + width / 2,
        bottom: line + height / 2,
      },
      names,
    )
  const lines = [y + away, y - away, y + away + height, y - away - height]
  const middles = [x, x + width / 2 - down, x - width / 2 + down]
  return lines
    .flatMap((line) => middles.map((middle): Point => [middle, line]))
    .map(([middle, line]): Point => [
      within(middle, width, left, wide),
      within(line, height, top, high),
    ])
    .reduce((best, one) => (cost(one) < cost(best) ? one : best))
}

interface Props {
  readonly space: SpaceId
  /** What stands there. */
  readonly stacks: readonly Stack[]
  readonly text: string
  readonly view: Arrangement
}

/** Why a space cannot be chosen, at the space itself; whoever does not see it hears it from the decision. */
export function WhyNot({ space, stacks, text, view }: Props) {
  const { print } = view
  const width = textWidth(text, { size: 16, weight: 600 }) + 2 * PAD
  const at = middleFor(space, stacks, view, [width * print, HEIGHT * print])
  return (
    <g
      className="why-not"
      data-part="why-not"
      aria-hidden="true"
      transform={`translate(${at.join(' ')}) scale(${print})`}
    >
      <rect x={width / -2} y={HEIGHT / -2} width={width} height={HEIGHT} rx="3" />
      <text y="5.5">{text}</text>
    </g>
  )
}
