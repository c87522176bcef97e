/** How high a capital is in the type of the class, where it cannot be measured, or has not come yet. */
const USUAL = 0.66

let measured: number | null = null

/** How high a capital is in the type of the class, in em. */
export const capitalEm = (): number => {
  if (measured !== null) return measured
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return USUAL
  context.font = `100px ${getComputedStyle(document.documentElement).fontFamily}`
  // What stands in until the type comes has higher capitals, by which the type would be set too small.
  if (!document.fonts.check(context.font)) return USUAL
  const { actualBoundingBoxAscent } = context.measureText('H')
  measured = actualBoundingBoxAscent > 0 ? actualBoundingBoxAscent / 100 : USUAL
  return measured
}
