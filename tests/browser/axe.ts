import axe, { type RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

type Axe = typeof axe

declare global {
  interface Window {
    readonly axe: Axe
  }
}

type Light = 'light' | 'dark'
const DAYLIGHT: readonly Light[] = ['light']
const BOTH_LIGHTS: readonly Light[] = ['light', 'dark']

/** By lamplight only the colours are others. */
const OPTIONS: Readonly<Record<Light, RunOptions>> = {
  light: {
    resultTypes: ['violations'],
    // Whoever speaks to the page says what is written on it.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  },
  dark: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
}

const violations = async (
  page: Page,
  within: string,
  options: RunOptions,
): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(([part, given]) => window.axe.run(part, given), [
    within,
    options,
  ] as const)
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  )
}

/** What axe finds wrong with a page, or a part of it, as it is, by daylight and by lamplight. */
export const axeFaults = async (
  page: Page,
  within = 'html',
  lights: readonly Light[] = BOTH_LIGHTS,
): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const colorScheme of lights) {
    await page.emulateMedia({ colorScheme })
    for (const fault of await violations(page, within, OPTIONS[colorScheme]))
      faults.push(`${colorScheme}: ${fault}`)
  }
  return faults
}

/** The map is the same for all questions: to go through it again and again would take minutes. */
const MAP_EVERY = 12

/** By lamplight only the colours are others, and most of them are those of the kind before. */
const DARK_EVERY = 4

/** Looks at a kind of question, or at the card between turns, when it is met first; how many there were before decides how closely. */
export const checkQuestion = async (page: Page, kind: string, before: number): Promise<void> => {
  const part = before % MAP_EVERY === 0 ? 'html' : '[data-part=board] + *, dialog'
  const lights = before % DARK_EVERY === 0 ? BOTH_LIGHTS : DAYLIGHT
  expect(await axeFaults(page, part, lights), kind).toEqual([])
}
