import type { Page } from '@playwright/test'

export const SLOWER = 4

/** What Event Timing rounds down to nothing. */
const LEAST = 16

declare global {
  interface Window {
    /** For each press, how long it took until what came of it was painted. */
    paints: Map<number, number>
  }
  interface PerformanceEventTiming {
    readonly interactionId: number
  }
}

/** Makes the page take down its paints. */
export const watchPaints = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.paints = new Map()
    const presses = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) {
          const { interactionId, duration } = entry
          window.paints.set(
            interactionId,
            Math.max(duration, window.paints.get(interactionId) ?? 0),
          )
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
  const seen = await page.evaluate(() => [...window.paints.values()])
  const unseen = Array.from({ length: Math.max(0, presses - seen.length) }, () => LEAST)
  const all = [...seen, ...unseen].sort((a, b) => a - b)
  return (part) => `${all[Math.min(all.length - 1, Math.floor(part * all.length))] ?? 0} ms`
}
