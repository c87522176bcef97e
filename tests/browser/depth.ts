import { expect, type Page } from '@playwright/test'

/** Waits until the tab's history has come to where so many places lie open. */
export const expectDepth = (page: Page, depth: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (history.state as { depth?: number } | null)?.depth))
    .toBe(depth)
