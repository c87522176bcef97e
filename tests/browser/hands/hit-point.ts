import { expect } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** An element, however it was found. */
interface Target {
  evaluate(run: (element: Element) => Point | null): Promise<Point | null>
  toString(): string
}

/**
 * Runs in the browser: a point of the element where nothing else lies over it, nor right beside it; null where
 * there is none. What a touch comes to is heard at whole pixels, so that one on an edge may hit what lies beside.
 */
export const findPoint = (element: Element): Point | null => {
  const isHit = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && element.contains(hit)
  }
  // At the very edge something may lie over it that stays where it is.
  for (const block of ['nearest', 'center'] as const) {
    element.scrollIntoView({ block, inline: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const parts of [2, 3, 5, 8, 16, 32])
      for (let row = 1; row < parts; row++)
        for (let column = 1; column < parts; column++) {
          const x = Math.round(left + (width * column) / parts)
          const y = Math.round(top + (height * row) / parts)
          if (isHit(x - 1, y - 1) && isHit(x + 1, y + 1) && isHit(x, y)) return { x, y }
        }
  }
  return null
}

/** Where a pointer would really hit an element, as soon as one can: what comes late hides answers for a moment. */
export const hitPoint = async (target: Target): Promise<Point> => {
  const look = () => target.evaluate(findPoint)
  const point = await look()
  if (point) return point
  await expect.poll(look, `something of ${target.toString()} can be hit`).not.toBeNull()
  return hitPoint(target)
}
