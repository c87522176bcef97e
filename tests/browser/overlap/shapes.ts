/*
 * What is drawn on a sheet, as the room that it takes: names by their whole line, other letters by their
 * ink, pieces by their outline.
 */

export type Corner = readonly [x: number, y: number]

type Kind = 'name' | 'letters' | 'number' | 'piece' | 'paper' | 'tray' | 'pin'

/** Something drawn, as a convex shape in pixels of the screen. */
export interface Shape {
  readonly what: string
  /** The space, the tray or the part of the sheet that it belongs to. */
  readonly owner: string
  readonly kind: Kind
  readonly corners: readonly Corner[]
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

const cornersOf = ([left, top, right, bottom]: Box): Corner[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

const onScreen = (element: SVGGraphicsElement, corners: readonly Corner[]): Corner[] => {
  const matrix = element.getScreenCTM()
  if (!matrix) return []
  return corners.map(([x, y]) => [
    matrix.a * x + matrix.c * y + matrix.e,
    matrix.b * x + matrix.d * y + matrix.f,
  ])
}

const boxOf = (element: SVGGraphicsElement): Box => {
  const { x, y, width, height } = element.getBBox()
  return [x, y, x + width, y + height]
}

const values = (...lengths: readonly SVGAnimatedLength[]): readonly number[] =>
  lengths.map(({ baseVal }) => baseVal.value)

const NAMES = '[data-part=name], [data-part=towns]'
const isName = (element: Element): boolean => element.closest(NAMES) !== null

/** How far letters and digits reach above their line and below it, in parts of their size. */
const [UP, DOWN] = [0.72, 0.22]

const lettersOf = (element: SVGGraphicsElement, line: number): Box => {
  const [left, top, right, bottom] = boxOf(element)
  const { fontSize, letterSpacing } = getComputedStyle(element)
  const end = right - (Number.parseFloat(letterSpacing) || 0)
  if (isName(element)) return [left, top, end, bottom]
  const size = Number.parseFloat(fontSize)
  return [left, line - UP * size, end, line + DOWN * size]
}

/** Of the grid on which a piece is drawn, its halo takes the outermost part. */
const HALO = 2 / 34

const pieceOf = (stack: SVGGElement): Box => {
  const paper = stack.querySelector<SVGGraphicsElement>('rect, polygon')
  if (paper) return boxOf(paper)
  const boxes = [...stack.querySelectorAll<SVGUseElement>('use[href^="#piece-"]')].map((use) => {
    const [x = 0, y = 0, size = 0] = values(use.x, use.y, use.width)
    const halo = size * HALO
    return [x + halo, y + halo, x + size - halo, y + size - halo] as const
  })
  return [
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, top]) => top)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , bottom]) => bottom)),
  ]
}

const CORNERS_OF_A_CIRCLE = 24

const circleOf = (circle: SVGCircleElement): Corner[] => {
  const [x = 0, y = 0, radius = 0] = values(circle.cx, circle.cy, circle.r)
  return Array.from({ length: CORNERS_OF_A_CIRCLE }, (_, i) => {
    const angle = (i * 2 * Math.PI) / CORNERS_OF_A_CIRCLE
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

const ownerOf = (element: Element): string =>
  element.closest('[data-space]')?.getAttribute('data-space') ??
  element
    .closest('.tray, [data-what=political-will]')
    ?.getAttribute('aria-label')
    ?.replace(/[:;,].*/, '') ??
  (element.closest('.chance') ?? element.closest('g[class]'))?.getAttribute('class') ??
  ''

/** What is drawn by reference bears its words elsewhere. */
const wordsOf = (use: SVGUseElement): string =>
  document.querySelector(use.getAttribute('href') ?? '')?.textContent ?? ''

const PAPERS = '.plate, .paper-slip, .out-of-play-tag rect'

/** Every shape on a sheet. */
export function shapesOn(sheet: SVGSVGElement): readonly Shape[] {
  const shapes: Shape[] = []
  const add = (element: SVGGraphicsElement, kind: Kind, what: string, corners: Corner[]) => {
    if (element.checkVisibility())
      shapes.push({ kind, what, owner: ownerOf(element), corners: onScreen(element, corners) })
  }
  const all = <One extends SVGGraphicsElement>(selector: string) =>
    [...sheet.querySelectorAll<One>(selector)].filter((one) => !one.closest('defs'))
  for (const line of all<SVGTextContentElement>('text:not(:has(> tspan[x])), tspan[x]')) {
    if (line.getNumberOfChars() === 0) continue
    const box = lettersOf(line, line.getStartPositionOfChar(0).y)
    add(line, isName(line) ? 'name' : 'letters', line.textContent.trim(), cornersOf(box))
  }
  for (const use of all<SVGUseElement>('use[href^="#print-"]')) {
    const [line = 0] = values(use.y)
    add(use, isName(use) ? 'name' : 'number', wordsOf(use), cornersOf(lettersOf(use, line)))
  }
  for (const stack of all<SVGGElement>('[data-content]'))
    add(stack, 'piece', stack.dataset['content'] ?? '', cornersOf(pieceOf(stack)))
  for (const rect of all<SVGRectElement>(PAPERS))
    add(rect, 'paper', 'paper', cornersOf(boxOf(rect)))
  for (const rect of all<SVGRectElement>('.tray-paper, .chance-paper, .preview-slip rect'))
    add(rect, 'tray', 'tray', cornersOf(boxOf(rect)))
  for (const circle of all<SVGCircleElement>('[data-part=ring], .will-marker circle'))
    add(circle, 'paper', 'circle', circleOf(circle))
  for (const circle of all<SVGCircleElement>('.pin circle'))
    add(circle, 'pin', 'pin', circleOf(circle))
  for (const tip of all<SVGPathElement>('.pin path')) {
    const [left, top, right, bottom] = boxOf(tip)
    const corners: Corner[] = [
      [left, top],
      [right, top],
      [(left + right) / 2, bottom],
    ]
    add(tip, 'pin', 'pin', corners)
  }
  return shapes
}
