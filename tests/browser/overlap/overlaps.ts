import { shapesOn, type Corner, type Shape } from './shapes'

/** So many pixels may touch: the breadth of an outline. */
const TOUCH = 0.6

type Span = readonly [least: number, most: number]

/** How far a shape reaches in a direction. */
const span = (corners: readonly Corner[], [dx, dy]: Corner): Span => {
  let [low, high] = [Infinity, -Infinity]
  for (const [x, y] of corners) {
    const at = x * dx + y * dy
    low = Math.min(low, at)
    high = Math.max(high, at)
  }
  return [low, high]
}

const meet = ([lowA, highA]: Span, [lowB, highB]: Span): boolean =>
  highA - lowB >= TOUCH && highB - lowA >= TOUCH

/** A shape, and how far it reaches from left to right and down. */
interface Placed extends Shape {
  readonly across: Span
  readonly down: Span
}

const placed = (shape: Shape): Placed => ({
  ...shape,
  across: span(shape.corners, [1, 0]),
  down: span(shape.corners, [0, 1]),
})

/** Most shapes are far from most others: whether two are near each other is soon told. */
const areNear = (a: Placed, b: Placed): boolean => meet(a.across, b.across) && meet(a.down, b.down)

/** Whether a line along one of its edges parts a shape from another. */
const parts = (a: readonly Corner[], b: readonly Corner[]): boolean =>
  a.some(([x, y], i) => {
    const [toX, toY] = a[(i + 1) % a.length] ?? [x, y]
    const length = Math.hypot(toX - x, toY - y)
    if (length === 0) return false
    const across: Corner = [(toY - y) / length, (x - toX) / length]
    return !meet(span(a, across), span(b, across))
  })

const isOnScreen = ({ corners }: Shape): boolean => corners.length > 0

/** Whether one may lie on the other: what lies on its own paper, a number on its piece, a name in two lines, and on the name of the sea a slip. */
const belong = (a: Shape, b: Shape): boolean => {
  // A pin may stand on a block for as long as a turn takes, on a name never.
  const [pin, other] = a.kind === 'pin' ? [a, b] : [b, a]
  if (pin.kind === 'pin') return other.kind !== 'name' || other.owner === 'waters'
  if (a.owner === 'waters' || b.owner === 'waters')
    return ['chance', 'preview-slip'].some((slip) => [a.owner, b.owner].includes(slip))
  if (a.owner !== b.owner) return false
  const kinds = [a.kind, b.kind]
  if (kinds.includes('name')) return a.kind === b.kind
  return (
    kinds.includes('paper') ||
    kinds.includes('tray') ||
    kinds.includes('number') ||
    a.owner.startsWith('Political Will ')
  )
}

/** Whether something leaves the tray that it belongs to. */
const leaves = ({ corners }: Shape, tray: Shape): boolean => {
  const [[left, top] = [0, 0], , [right, bottom] = [0, 0]] = tray.corners
  return corners.some(([x, y]) => x < left || x > right || y < top || y > bottom)
}

/** Every two shapes of a sheet of which one covers the other and should not, and what does not fit into its tray. */
export const overlapsOn = (sheet: SVGSVGElement): readonly string[] => {
  const shapes = shapesOn(sheet).filter(isOnScreen).map(placed)
  const covering = shapes.flatMap((a, i) =>
    shapes
      .slice(i + 1)
      .filter((b) => areNear(a, b) && !belong(a, b))
      .filter((b) => !parts(a.corners, b.corners) && !parts(b.corners, a.corners))
      .map((b) => `${a.owner}: ${a.what} × ${b.owner}: ${b.what}`),
  )
  const leaving = shapes
    .filter(({ kind }) => kind === 'tray')
    .flatMap((tray) => shapes.filter((one) => one.owner === tray.owner && leaves(one, tray)))
    .map(({ owner, what }) => `${what} leaves ${owner}`)
  return [...covering, ...leaving]
}
