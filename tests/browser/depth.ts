import { expect, type Page } from '@playwright/test'

/** The depth at which the tab's history has come to rest: what closes while another thing opens goes back first. */
const restingDepth = async (): Promise<unknown> => {
  const depth = () => (history.state as { depth?: number } | null)?.depth
  let last = depth()
  for (let frames = 0; frames < 10; frames++) {
    await new Promise(requestAnimationFrame)
    if (depth() === last) continue
    last = depth()
    frames = 0
  }
  return last
}

/** Waits until the tab's history rests where so many places lie open. */
export const expectDepth = (page: Page, depth: number): Promise<void> =>
  expect.poll(() => page.evaluate(restingDepth)).toBe(depth)
