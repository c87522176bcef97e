/** How a text is printed: sizes as in the style sheets, in whatever units the drawing has. */
export interface Print {
  readonly size: number
  readonly weight?: number
  readonly family?: 'sans' | 'serif'
  /** What is added between letters. */
  readonly spacing?: number
}

/** How wide letters are in their own size where nothing can be measured, as in a test without a browser. */
const [CAPITAL, OTHER] = [0.68, 0.52]

const guessed = (letters: readonly string[]): number =>
  letters.reduce((sum, one) => sum + (one.toLowerCase() === one ? OTHER : CAPITAL), 0)

/** What measures, and the families by name; null where nothing can be drawn. */
const measure = (): { context: CanvasRenderingContext2D; styles: CSSStyleDeclaration } | null => {
  if (typeof document === 'undefined') return null
  const context = document.createElement('canvas').getContext('2d')
  return context && { context, styles: getComputedStyle(document.documentElement) }
}

let measuring: ReturnType<typeof measure> | undefined

/** Texts are measured in this size, whatever the size in which they are printed. */
const LARGE = 100

/** What was measured once the letters were there: to measure it again would hold up each preview. */
const known = new Map<string, number>()

/** How wide a text is in the large size. */
const measured = (
  { context, styles }: NonNullable<ReturnType<typeof measure>>,
  text: string,
  weight: number,
  family: string,
): number => {
  const key = `${weight} ${family} ${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  context.font = `${weight} ${LARGE}px ${styles.getPropertyValue(`--${family}`)}`
  const { width } = context.measureText(text)
  if (document.fonts.status === 'loaded') known.set(key, width)
  return width
}

/** How wide a text is when it is printed on one line. */
export const textWidth = (
  text: string,
  { size, weight = 400, family = 'sans', spacing = 0 }: Print,
): number => {
  measuring ??= measure()
  const letters = Array.from(text)
  const between = spacing * letters.length
  if (!measuring) return guessed(letters) * size + between
  return (measured(measuring, text, weight, family) * size) / LARGE + between
}
