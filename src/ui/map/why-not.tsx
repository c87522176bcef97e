import type { SpaceId } from '../../games/index'
import { isArea, isCity } from './standing'
import type { Point, View } from './view'

const LETTER = 7.9
const HEIGHT = 27
const PAD = 12

/** Below what stands in a space. */
const below = (space: SpaceId, { areas, cities, railways, scale, cityRadius }: View): Point => {
  if (isCity(space)) {
    const [x, y] = cities[space].at
    return [x, y + cityRadius + HEIGHT]
  }
  const [x, y] = isArea(space) ? areas[space].block : railways[space].plate
  return [x, y + scale.row * 1.35]
}

/** As near as the sheet has room for it. */
const within = (middle: number, width: number, from: number, room: number): number =>
  Math.max(from + width / 2, Math.min(from + room - width / 2, middle))

/** Why a space cannot be chosen, at the space itself; whoever does not see it hears it from the decision. */
export function WhyNot({ space, text, view }: { space: SpaceId; text: string; view: View }) {
  const [x, y] = below(space, view)
  const { print } = view
  const width = (text.length * LETTER + 2 * PAD) * print
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
