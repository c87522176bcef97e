import { RIDGES } from './geography'

type Point = readonly [x: number, y: number]

const GAP = 5.2

/** The same wavering hand at every run. */
const hand = () => {
  let seed = 1936
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647
}

/** Hachures that run down from a stretch of a ridge to one side, each as a path. */
const slope = (
  [ax, ay]: Point,
  [bx, by]: Point,
  [long, side]: readonly [long: number, side: number],
  waver: () => number,
): readonly string[] => {
  const length = Math.hypot(bx - ax, by - ay)
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  return Array.from({ length: Math.ceil(length / GAP) }, (_, index) => {
    const lean = (waver() - 0.5) / 2
    const [nx, ny] = [-uy * side + ux * lean, ux * side + uy * lean]
    const [from, run] = [2.5 + waver() * 3, long * (0.55 + waver() * 0.7)]
    const [x, y] = [ax + ux * index * GAP + nx * from, ay + uy * index * GAP + ny * from]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(nx * run).toFixed(1)} ${(ny * run).toFixed(1)}`
  })
}

const drawn = (): string => {
  const waver = hand()
  return RIDGES.flatMap(({ line, long, sides }) =>
    line
      .slice(1)
      .flatMap((b, i) => sides.flatMap((side) => slope(line[i] ?? b, b, [long, side], waver))),
  ).join('')
}

/** The hachures of all ridges as one path: to draw them takes less room than to keep them. */
export const RELIEF = drawn()
