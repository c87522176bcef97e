import axe, { type NodeResult, type Result, type RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

type Axe = typeof axe

declare global {
  interface Window {
    readonly axe: Axe
  }
}

/** By lamplight only the colours are others. */
const OPTIONS: Readonly<Record<'light' | 'dark', RunOptions>> = {
  light: { resultTypes: ['violations'] },
  dark: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
}

/**
 * The one exception: on the map the name of a space is printed among the numbers of its pieces, and long names
 * are shortened. Its label begins with the name and tells the pieces in words, which axe cannot know for the same.
 */
const isPrintedMap = ({ id }: Result, { html }: NodeResult): boolean =>
  id === 'label-content-name-mismatch' && html.includes('data-space=')

const violations = async (page: Page, options: RunOptions): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate((given) => window.axe.run(given), options)
  return found.violations.flatMap((violation) =>
    violation.nodes
      .filter((node) => !isPrintedMap(violation, node))
      .map(({ html }) => `${violation.id}: ${violation.help}: ${html.slice(0, 200)}`),
  )
}

/** What axe finds wrong with a page as it is, by daylight and by lamplight. */
export const axeFaults = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const fault of await violations(page, OPTIONS[colorScheme]))
      faults.push(`${colorScheme}: ${fault}`)
  }
  return faults
}
