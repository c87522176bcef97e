import type { SpaceId } from '../../games/index'
import { textWidth } from '../kit/text-width'
import { blockOf } from './blocks'
import type { Stack } from './stacks'
import { plateOf } from './plate'
import { radiusOf } from './ring'
import { isCity, isRailway } from './standing'
import type { Point, View } from './view'

const HEIGHT = 27
const PAD = 12

/** The middle of what stands in a space, and how far down it reaches; nothing, where nothing stands. */
const extent = (
  space: SpaceId,
  stacks: readonly Stack[],
  view: View,
): readonly [at: Point, down: number] => {
  if (isCity(space)) return [view.cities[space].at, radiusOf(space, stacks, view)]
  if (isRailway(space)) {
    const { at, height } = plateOf(space, stacks, view)
    return [at, height / 2]
  }
  const place = view.areas[space]
  return [place.block, blockOf(stacks, place, view.scale).height / 2]
}

const GAP = 5

/** Right below what stands in a space; in its middle where nothing does. */
const below = (space: SpaceId, stacks: readonly Stack[], view: View): Point => {
  const [[x, y], down] = extent(space, stacks, view)
  return [x, down === 0 ? y : y + down + GAP + (HEIGHT / 2) * view.print]
}

/** As near as the sheet has room for it. */
const within = (middle: number, width: number, from: number, room: number): number =>
  Math.max(from + width / 2, Math.min(from + room - width / 2, middle))

interface Props {
  readonly space: SpaceId
  /** What stands there. */
  readonly stacks: readonly Stack[]
  readonly text: string
  readonly view: View
}

/** Why a space cannot be chosen, at the space itself; whoever does not see it hears it from the decision. */
export function WhyNot({ space, stacks, text, view }: Props) {
  const [x, y] = below(space, stacks, view)
  const { print } = view
  const width = (textWidth(text, { size: 16, weight: 600 }) + 2 * PAD) * print
  const [left = 0, top = 0, wide = 0, high = 0] = view.frame.split(' ').map(Number)
  const at = [within(x, width, left, wide), within(y, HEIGHT * print, top, high)]
  return (
    <g
      className="why-not"
      aria-hidden="true"
      transform={`translate(${at.join(' ')}) scale(${print})`}
    >
      <rect x={width / print / -2} y={HEIGHT / -2} width={width / print} height={HEIGHT} rx="3" />
      <text y="5.5">{text}</text>
    </g>
  )
}
