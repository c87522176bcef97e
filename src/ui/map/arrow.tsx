import { courseBetween } from './course'
import type { Point, Arrangement } from './view'

/** So far from a point towards another. */
const towards = ([x, y]: Point, [toX, toY]: Point, far: number): Point => {
  const length = Math.hypot(toX - x, toY - y)
  return [x + ((toX - x) / length) * far, y + ((toY - y) / length) * far]
}

/** From one space to another, round the names that stand in between, ending short of the ghost. */
export function Arrow({ from, to, view }: { from: Point; to: Point; view: Arrangement }) {
  const { piece } = view.scale
  if (Math.hypot(to[0] - from[0], to[1] - from[1]) < piece * 1.5) return null
  const { by } = courseBetween(from, to, view)
  const [start, tip] = [towards(from, by, piece * 0.6), towards(to, by, piece * 0.62)]
  const back = towards(tip, by, piece * 0.36)
  const [dx, dy] = [(back[0] - tip[0]) * 0.7, (back[1] - tip[1]) * 0.7]
  const head = [1, -1].map(
    (side) => `M${tip.join(' ')}L${back[0] - dy * side} ${back[1] + dx * side}`,
  )
  const d = `M${start.join(' ')}Q${by.join(' ')} ${tip.join(' ')}${head.join('')}`
  return (
    <g className="way">
      <path className="case" d={d} />
      <path d={d} />
    </g>
  )
}
