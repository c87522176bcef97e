import type { Page } from '@playwright/test'
import { SHEETS } from '../../src/ui/words/en/column'
import type { TablePage } from './table-page'

declare global {
  interface Window {
    /** What has moved without anybody having pressed anything. */
    shifts: string[]
    /** From when on it is noted. */
    watchedFrom: number
  }
  interface PerformanceEntry {
    /** Of an entry of the type `layout-shift`. */
    readonly hadRecentInput?: boolean
    readonly sources?: readonly { readonly node: Node | null }[]
  }
}

/** Notes down whatever moves by itself on a page, from its beginning on. */
export const watchLayoutShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.shifts = []
    window.watchedFrom = 0
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, startTime, sources = [] } of list.getEntries()) {
        if (hadRecentInput === true || startTime < window.watchedFrom) continue
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent,
        )
        window.shifts.push(`Has moved by itself: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved until now was meant to. */
export const watchFromNow = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === 1)
    await Promise.allSettled(ends.map(({ finished }) => finished))
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    window.watchedFrom = performance.now()
    window.shifts = []
  })

/** Runs in the browser: what the table cannot do without, and does not stand in the window. */
export const findOutOfWindow = (tabs: string): readonly string[] => {
  const faults: string[] = []
  for (const selector of [
    '[data-part=board] [data-look]',
    '[data-part=prompt]',
    'footer > :last-child',
    `[role=group][aria-label="${tabs}"]`,
  ]) {
    const element = document.querySelector(selector)
    if (element === null) continue
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    if (!isInside) faults.push(`${selector}: ${left}, ${top} to ${right}, ${bottom}`)
  }
  return faults
}

/** What the table cannot do without, and does not stand in the window. */
export const outOfWindow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(findOutOfWindow, SHEETS.title)

/** Runs in the browser: what has moved, covers the page unseen, or is larger than its place. */
export const findMisplaced = (): readonly string[] => {
  // Whoever has scrolled away has done so on purpose.
  for (const one of [
    window,
    ...document.querySelectorAll('[data-part=board], [data-part=board] > div'),
  ])
    one.scrollTo(0, 0)
  const faults = [...window.shifts]
  // A modal dialog that is not shown makes everything else inert.
  for (const dialog of document.querySelectorAll('dialog:modal'))
    if (!dialog.checkVisibility()) faults.push(`${dialog.ariaLabel}: open, but not shown`)
  const right = document.querySelector('[data-part=board] + *')
  if (right && right.scrollHeight > right.clientHeight)
    faults.push(`Beside the board: ${right.scrollHeight} in ${right.clientHeight}`)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`The page is ${scrollWidth} wide`)
  return faults
}

/** What does not stand where it should. */
export const layoutFaults = async ({ page }: TablePage): Promise<readonly string[]> => [
  ...(await page.evaluate(findMisplaced)),
  ...(await outOfWindow(page)),
]
