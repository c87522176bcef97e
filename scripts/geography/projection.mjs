/** @typedef {[number, number]} Point */

export const HEIGHT = 1000
/** The foot of the map within the sheet. */
const FOOT = 984
/** The northernmost latitude that is drawn. */
export const north = 33.46

/* Neither table is even: the coastal plain is widened and the north stretched, because pieces have to stand
   there; the Negev is squeezed. */

/** @type {Point[]} Degrees east, and where they lie from the left. */
const LONGITUDES = [
  [33.2, -39],
  [33.78, 210],
  [34.2, 397],
  [34.7, 614],
  [35.05, 796],
  [35.3, 916],
  [35.55, 1030],
  [35.75, 1100],
  [36.24, 1226],
]

/** @type {Point[]} Degrees north, and how far they lie above the foot. */
const LATITUDES = [
  [30.8, 0],
  [31.2, 70],
  [31.45, 130],
  [31.65, 204],
  [31.85, 294],
  [32.25, 486],
  [32.45, 568],
  [32.9, 784],
  [33.15, 868],
  [north, 948],
]

/**
 * A smooth curve through the points that never turns back: cubic Hermite with harmonic slopes.
 * @param {Point[]} table
 */
function curve(table) {
  /** @param {number} i */
  const at = (i) => table[i] ?? [0, 0]
  /** @param {number} i */
  const rise = (i) => (at(i + 1)[1] - at(i)[1]) / (at(i + 1)[0] - at(i)[0])
  const last = table.length - 1
  const slopes = table.map((_, i) => {
    if (i === 0) return rise(0)
    if (i === last) return rise(last - 1)
    return (2 * rise(i - 1) * rise(i)) / (rise(i - 1) + rise(i))
  })
  /** @param {number} value */
  return (value) => {
    const found = table.findIndex(([from], i) => i > 0 && value <= from)
    const i = (found === -1 ? last : found) - 1
    const width = at(i + 1)[0] - at(i)[0]
    const t = (value - at(i)[0]) / width
    const [m0, m1] = [(slopes[i] ?? 0) * width, (slopes[i + 1] ?? 0) * width]
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * at(i)[1] +
      (t ** 3 - 2 * t ** 2 + t) * m0 +
      (3 * t ** 2 - 2 * t ** 3) * at(i + 1)[1] +
      (t ** 3 - t ** 2) * m1
    )
  }
}

const across = curve(LONGITUDES)
const up = curve(LATITUDES)

/** Sinai runs on flat to a point far outside the sheet. */
const FAR_WEST = 33.2
const OUTSIDE = -760

/**
 * Degrees to units of the sheet.
 * @param {Point} degrees
 * @returns {Point}
 */
export const project = ([east, latitude]) => [
  east <= FAR_WEST ? OUTSIDE : across(east),
  FOOT - up(latitude),
]

/**
 * The line without the points that nobody would miss (Douglas and Peucker).
 * @param {Point[]} points
 * @returns {Point[]}
 */
export function simplified(points, tolerance = 0.4) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let [far, at] = [tolerance, -1]
  points.forEach(([x, y], i) => {
    const [px, py] = [x - first[0], y - first[1]]
    const away = length < 0.01 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length
    if (away > far) [far, at] = [away, i]
  })
  if (at === -1) return [first, last]
  return [
    ...simplified(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(at), tolerance),
  ]
}
