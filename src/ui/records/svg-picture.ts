import { embeddedFonts } from './embedded-fonts'

const SVG = 'http://www.w3.org/2000/svg'

/** What goes down to children, unless they say otherwise. */
const INHERITED = [
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-variant-numeric',
  'font-weight',
  'letter-spacing',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
] as const

/** What an element has for itself, and what it has when nothing is said. */
const OWN = { opacity: '1', display: 'inline' } as const

/** What means something only on the page. */
const OF_THE_PAGE = /^(class|style|role|tabindex|aria-.*|data-.*|on.*)$/

type Styles = Pick<CSSStyleDeclaration, 'getPropertyValue'>
const NONE: Styles = { getPropertyValue: () => '' }

const styleOf = (from: Element, to: Element, above: Styles): Styles => {
  const styles = getComputedStyle(from)
  for (const name of INHERITED) {
    const value = styles.getPropertyValue(name)
    if (value !== above.getPropertyValue(name)) to.setAttribute(name, value)
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = styles.getPropertyValue(name)
    if (value !== usual && value !== 'block') to.setAttribute(name, value)
  }
  return styles
}

/** The element and all within, with what its styles say in attributes. */
const copied = (from: Element, above: Styles): Element => {
  const to = document.createElementNS(SVG, from.localName)
  for (const { name, value } of from.attributes)
    if (!OF_THE_PAGE.test(name)) to.setAttribute(name, value)
  const styles = styleOf(from, to, above)
  for (const child of from.childNodes)
    if (child instanceof Element) to.append(copied(child, styles))
    else if (child instanceof Text) to.append(child.data)
  return to
}

const backgroundOf = (sheet: SVGSVGElement): Element => {
  const { x, y, width, height } = sheet.viewBox.baseVal
  const ground = document.createElementNS(SVG, 'rect')
  const fill = getComputedStyle(sheet).backgroundColor
  for (const [name, value] of Object.entries({ x, y, width, height, fill }))
    ground.setAttribute(name, String(value))
  return ground
}

/**
 * A drawing of the page as a file of its own, as it looks now, in light or dark, with its fonts. What is
 * printed over it as possible is drawn too: for a plain position draw a sheet without that.
 */
export const svgPicture = async (sheet: SVGSVGElement, title: string): Promise<string> => {
  const picture = copied(sheet, NONE)
  const { width, height } = sheet.viewBox.baseVal
  picture.setAttribute('width', String(width))
  picture.setAttribute('height', String(height))
  const name = document.createElementNS(SVG, 'title')
  name.append(title)
  picture.prepend(name, backgroundOf(sheet))
  const fonts = await embeddedFonts()
  // As text: the policy of the page allows no style element in it, not even for a moment.
  return new XMLSerializer()
    .serializeToString(picture)
    .replace('</title>', () => `</title><style>${fonts}</style>`)
}
