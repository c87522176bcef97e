// Draws src/mandate/geography.ts: `node scripts/geography.mjs <geography.geo.json>`.
//
// The source is a GeoJSON collection in degrees: areas with the arcs that bound them, the arcs themselves
// (`arc:…`), lakes, rivers, railways, cities and towns. Its coast, Lebanon, Egypt and the Jordan come from
// Natural Earth 1:10m (public domain); district borders, lakes and railways were placed by hand from the
// coordinates of towns. It is not needed to build the program: only its projection is, and that is checked in.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'
import { RIDGES } from './geography/relief.mjs'
import { HEIGHT, north, project, simplified } from './geography/projection.mjs'

/**
 * @typedef {[number, number]} Point
 * @typedef {{ kind: string, name: string, arcs?: string[], border?: string }} About
 * @typedef {{ id: string, properties: About, geometry: { coordinates: unknown } }} Feature
 */

const [source] = process.argv.slice(2)
if (!source) throw new Error('Name the GeoJSON file of the country.')
const { features } = /** @type {{ features: Feature[] }} */ (
  JSON.parse(readFileSync(source, 'utf8'))
)

/** @param {string} kind */
const ofKind = (kind) => features.filter(({ properties }) => properties.kind === kind)
/** @param {Feature} feature */
const line = ({ geometry }) => /** @type {Point[]} */ (geometry.coordinates)
/** @param {Feature} feature */
const ring = ({ geometry }) => /** @type {Point[][]} */ (geometry.coordinates)[0] ?? []
/** @param {Feature} feature */
const point = ({ geometry }) => round(project(/** @type {Point} */ (geometry.coordinates)))
/** @param {Point} point @returns {Point} */
const round = ([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
/** @param {number} number */
const short = (number) => String(Math.round(number * 10) / 10).replace(/^(-?)0\./, '$1.')

/** The steps of a path, each from the last rounded point, so that no error adds up. @param {Point[]} points */
function path(points, closed = false) {
  const [first, ...rest] = points.map(round)
  if (!first) return ''
  let [x, y] = first
  const steps = []
  for (const [toX, toY] of rest) {
    if (toX === x && toY === y) continue
    steps.push(short(toX - x), short(toY - y))
    x = toX
    y = toY
  }
  return `M${first.join(' ')}l${steps.join(' ')}${closed ? 'z' : ''}`.replaceAll(' -', '-')
}

/* Egypt and its railway run on to the left edge of the sheet, which is wider than the source; the Haifa line
   runs on to the right one. */
const EAST_OF_SOURCE = /** @type {Point} */ ([36.26, 32.6])
const WEST = 33.2

/** Arcs are simplified once, so that both neighbours of a border get the same line. @type {Map<string, Point[]>} */
const arcs = new Map()
for (const feature of ofKind('arc')) {
  const id = feature.id.slice('arc:'.length)
  let points = line(feature)
  if (id === 'coast_egypt') points = stretched(points, [WEST, 31.12])
  if (id === 'frame_egypt')
    points = [[WEST, 31.12], [WEST, 30.8], ...points.filter(([x]) => x > 33.9)]
  arcs.set(id, simplified(points.map(project)))
}

/** The line with one more point at its western end. @param {Point[]} points @param {Point} end @returns {Point[]} */
function stretched(points, end) {
  const [first, last] = [points[0], points.at(-1)]
  return first && last && first[0] < last[0] ? [end, ...points] : [...points, end]
}

/** Joins lines end to end, whatever way each of them runs. @param {Point[][]} lines */
function joined(lines) {
  /** @param {Point} a @param {Point} b */
  const gap = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1])
  const left = lines.slice()
  let chain = left.shift() ?? []
  while (left.length > 0) {
    /** @type {{ at: number, gap: number, next: Point[] }} */
    let best = { at: 0, gap: Infinity, next: [] }
    left.forEach((one, at) => {
      const back = one.slice().reverse()
      const [end, start] = [chain.at(-1), chain[0]]
      for (const way of [one, back]) {
        if (end && way[0] && gap(end, way[0]) < best.gap)
          best = { at, gap: gap(end, way[0]), next: chain.concat(way.slice(1)) }
        const tail = way.at(-1)
        if (start && tail && gap(start, tail) < best.gap)
          best = { at, gap: gap(start, tail), next: way.concat(chain.slice(1)) }
      }
    })
    chain = best.next
    left.splice(best.at, 1)
  }
  return chain
}

/** @param {string} id */
const arcOf = (id) => arcs.get(id.replace('-', '')) ?? []
/* Areas that are drawn the other way round than their neighbours: a border is the same text in both then, which
   compresses better. */
const TURNED = ['haifa-district', 'jerusalem-district', 'lebanon', 'syria', 'transjordan']
/** @param {Feature} area */
const outline = ({ id, properties }) => {
  const points = joined((properties.arcs ?? []).map(arcOf))
  return path(TURNED.some((one) => id.endsWith(one)) ? points.reverse() : points, true)
}
/** @param {string} border */
const borders = (border) =>
  ofKind('arc')
    .filter(({ properties }) => properties.border === border)
    .map(({ id }) => arcOf(id.slice('arc:'.length)))

/** @param {Feature} railway */
function rails(railway) {
  let points = line(railway)
  if ((points[0]?.[0] ?? 0) > (points.at(-1)?.[0] ?? 0)) points = points.slice().reverse()
  if (railway.id === 'railway-egypt-tel-aviv') points = [[WEST, 31.02], ...points]
  if (railway.id === 'railway-haifa-syria') points = [...points, EAST_OF_SOURCE]
  return path(simplified(points.map(project)))
}

/**
 * @param {Feature[]} of
 * @param {(feature: Feature) => unknown} how
 * @returns {Record<string, unknown>}
 */
const byId = (of, how) =>
  Object.fromEntries(of.map((one) => [String(one.id.split(':').at(-1)), how(one)]))
/** @param {Feature} river */
const isJordan = ({ id }) => id.includes('jordan')
/** @param {Feature[]} rivers */
const course = (rivers) => rivers.map((one) => path(simplified(line(one).map(project)))).join('')
/** @param {number} from @param {number} to */
const range = (from, to, step = 1) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)

const geography = {
  OUTLINES: byId([...ofKind('district'), ...ofKind('foreign')], outline),
  CITIES: byId(ofKind('city'), point),
  RAILS: byId(ofKind('railway'), rails),
  COAST: path(joined(borders('coast'))),
  BORDERS: Object.fromEntries(
    ['district', 'mandate', 'foreign'].map((one) => [
      one,
      borders(one)
        .map((arc) => path(arc))
        .join(''),
    ]),
  ),
  LAKES: byId(ofKind('lake'), (one) => path(simplified(ring(one).map(project)), true)),
  JORDAN: course(ofKind('river').filter(isJordan)),
  STREAMS: course(ofKind('river').filter((one) => !isJordan(one))),
  RIDGES: RIDGES.map(({ line, ...how }) => ({ line: line.map(project).map(round), ...how })),
  TOWNS: byId(ofKind('town'), point),
  MERIDIANS: range(33.25, 36.25, 0.25).map((degree) => [degree, round(project([degree, 32]))[0]]),
  PARALLELS: range(31, 33.25, 0.25).map((degree) => [degree, round(project([35, degree]))[1]]),
}

const sheet = `// Made by scripts/geography.mjs; not to be edited by hand.
// The country on a sheet ${HEIGHT} high (north of ${north} lies beyond its edge): paths and points in its units.
${Object.entries(geography)
  .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const`)
  .join('\n')}
`
const target = fileURLToPath(new URL('../src/mandate/geography.ts', import.meta.url))
const { code } = await format(target, sheet, {
  semi: false,
  singleQuote: true,
  printWidth: 100,
  trailingComma: 'all',
})
writeFileSync(target, code)
console.log(`${target}: ${Math.round(code.length / 1024)} kB`)
