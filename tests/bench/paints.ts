import type { Page } from '@playwright/test'
import { quantile } from './quantile'

export const SLOWER = 4

/** What Event Timing rounds down to nothing. */
const LEAST = 16

declare global {
  interface Window {
    /** For each press, when it began, and how long it took until what came of it was painted. */
    paints: Map<number, { readonly at: number; readonly took: number }>
    /** When a pointer has come down. */
    downs: number[]
  }
  interface PerformanceEventTiming {
    readonly interactionId: number
  }
}

/** Makes the page take down its paints. */
export const watchPaints = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.paints = new Map()
    window.downs = []
    addEventListener('pointerdown', ({ timeStamp }) => window.downs.push(timeStamp), true)
    const presses = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) {
          const { interactionId, startTime, duration } = entry
          const before = window.paints.get(interactionId) ?? { at: Infinity, took: 0 }
          window.paints.set(interactionId, {
            at: Math.min(startTime, before.at),
            took: Math.max(duration, before.took),
          })
        }
    }).observe(presses)
  })
}

export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Until what was asked for stands on the screen. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** How long the paints of so many presses took: the one that is slower than a part of them. */
export const paintsOf = async (page: Page, presses: number): Promise<(part: number) => string> => {
  const seen = await page.evaluate(() => [...window.paints.values()].map(({ took }) => took))
  const unseen = Array.from({ length: Math.max(0, presses - seen.length) }, () => LEAST)
  return (part) => `${quantile([...seen, ...unseen], part)} ms`
}

/** How long the paint of each press by a pointer took, in turn. */
export const paintsInTurn = (page: Page): Promise<readonly number[]> =>
  page.evaluate((least) => {
    const seen = [...window.paints.values()]
    return window.downs.map((from, i) => {
      const to = window.downs[i + 1] ?? Infinity
      const own = seen.filter(({ at }) => at >= from && at < to).map(({ took }) => took)
      return Math.max(least, ...own)
    })
  }, LEAST)
