import type { Point } from './view'

/** From one space to another, ending short of the ghost. */
export function Arrow({
  from: [x, y],
  to: [toX, toY],
  size,
}: {
  from: Point
  to: Point
  size: number
}) {
  const length = Math.hypot(toX - x, toY - y)
  if (length < size * 1.5) return null
  const [dx, dy] = [(toX - x) / length, (toY - y) / length]
  const [startX, startY] = [x + dx * size * 0.6, y + dy * size * 0.6]
  const [tipX, tipY] = [toX - dx * size * 0.62, toY - dy * size * 0.62]
  const wing = size * 0.36
  const head = [1, -1].map(
    (side) =>
      `M${tipX} ${tipY}L${tipX - dx * wing - dy * wing * 0.7 * side} ${tipY - dy * wing + dx * wing * 0.7 * side}`,
  )
  const d = `M${startX} ${startY}L${tipX} ${tipY}${head.join('')}`
  return (
    <g className="way">
      <path className="case" d={d} />
      <path d={d} />
    </g>
  )
}
