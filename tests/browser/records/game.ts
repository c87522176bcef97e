import { expect, type Locator, type Page } from '@playwright/test'
import type { Random } from '../../../src/bots/random'
import { COUNT } from '../../../src/ui/words/en/propaganda'
import { NEW_GAME, START } from '../../../src/ui/words/en/start'

/** Comes to the first screen from elsewhere; from here it would be a reload. */
export const visitAnew = async (page: Page): Promise<void> => {
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.goto('./')
  await expect(page.getByRole('button', { name: START.library, exact: true })).toBeVisible()
}

/** Begins a new game, with names for the players where a test wants them. */
export const beginGame = async (
  page: Page,
  seed: number,
  names: Readonly<Record<string, string>> = {},
): Promise<void> => {
  await visitAnew(page)
  await page.getByRole('button', { name: START.fresh }).first().click()
  await page.fill('input[name=seed]', String(seed))
  for (const [side, name] of Object.entries(names)) await page.fill(`input[name=${side}]`, name)
  await page.getByRole('button', { name: NEW_GAME.begin, exact: true }).click()
  await expect(page.locator('[data-part=board]')).toBeVisible()
}

/** Goes on with the game that was played last, from the first screen. */
export const continueGame = async (page: Page): Promise<void> => {
  await page.goto('./')
  await page.getByRole('button', { name: START.resume }).click()
  await expect(page.locator('[data-part=board]')).toBeVisible()
}

/** What was pressed: its words, and which it was of those with the same words. */
export type Press = readonly [words: string, which: number]

/** Presses one thing after another, as numbers or other presses want it, until nothing is left. In the page. */
const press = async (wanted: readonly (number | Press)[]): Promise<Press[]> => {
  const buttons = (selector: string) => [
    ...document.querySelectorAll<HTMLElement>(`${selector}:not([aria-disabled="true"])`),
  ]
  const alike = (open: readonly HTMLElement[], words: string) =>
    open.filter(({ textContent }) => textContent === words)
  const tick = () => new Promise((done) => setTimeout(done))
  const presses: Press[] = []
  for (const want of wanted) {
    let one: HTMLElement | undefined
    // What was pressed elsewhere will come here too.
    do {
      if (document.querySelector('[data-part=result]')) return presses
      const handover = buttons('dialog[aria-modal][open] button')
      const answers =
        ':is([data-part=answers] button:not(p *, dt *), [data-what=initiative] li > button, [data-key=end])'
      const open = handover.length > 0 ? handover : buttons(answers)
      if (typeof want === 'number') one = open[Math.floor(want * open.length)]
      else one = alike(open, want[0])[want[1]]
      if (one) presses.push([one.textContent, alike(open, one.textContent).indexOf(one)])
      else await tick()
    } while (!one && typeof want !== 'number')
    one?.click()
    // The browser closes the card a moment after the click.
    do await tick()
    while (one?.closest('dialog') && one.isConnected)
  }
  return presses
}

/** Plays on by random clicks, and tells what was pressed: less than was wanted where the game ends before. */
export const clickOn = (page: Page, random: Random, most: number): Promise<readonly Press[]> =>
  page.evaluate(press, Array.from({ length: most }, random))

/** Presses what was pressed on another page. */
export const clickAgain = (page: Page, presses: readonly Press[]): Promise<readonly Press[]> =>
  page.evaluate(press, presses)

/** The same, up to a question: no card lies over the table then. */
export const clickToQuestion = async (page: Page, random: Random, most: number): Promise<void> => {
  await clickOn(page, random, most)
  const handover = page.locator('dialog[aria-modal][open] button')
  const asked = page.locator(
    '[data-part=answers] button, [data-what=initiative] li > button, [data-key=end], [data-part=result]',
  )
  // The card between turns is fetched late: the first one of a visit comes a moment after the turn.
  await expect(handover.or(asked).first()).toBeAttached()
  if (await handover.isVisible()) await handover.click()
  // While it closes it still hears the keys.
  await expect(handover).toHaveCount(0)
  await expect(asked.first()).toBeAttached()
}

/** All that the page shows of where a game is: runs in the browser. */
const readSeen = () => {
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const spaces = [...document.querySelectorAll('[data-part=board] [data-space]')]
  const buttons = [
    ...document.querySelectorAll('[data-part=answers] button, [data-what=initiative] li > button'),
  ]
  return {
    prompt: text('[data-part=prompt]'),
    status: text('[data-part=status]'),
    card: text('[data-part=card] h2'),
    handover: text('dialog[aria-modal][open] h2'),
    log: text('[data-part=log]'),
    answers: buttons.map((one) => `${one.textContent} ${one.getAttribute('aria-disabled') ?? ''}`),
    enabled: spaces
      .filter((one) => one.getAttribute('aria-disabled') !== 'true')
      .map((one) => one.getAttribute('data-space')),
    labels: spaces.map((one) => one.getAttribute('aria-label')),
  }
}
export type Seen = ReturnType<typeof readSeen>

export const seen = (page: Page): Promise<Seen> => page.evaluate(readSeen)

/** What does not change while a hand only takes pieces up. */
export const decision = (now: Seen): string => JSON.stringify({ ...now, answers: [] })

/** Waits until the page shows the very same; what a hand has only taken up is kept nowhere. */
export const expectSeen = (page: Page, what: Seen): Promise<void> =>
  expect
    .poll(async () => decision(await seen(page)), { intervals: [20, 50, 100] })
    .toBe(decision(what))

/** What the page says of keeping the game. */
export const keeping = (page: Page): Locator => page.locator('[data-part=keeping]')

export const isOver = (page: Page): Promise<boolean> =>
  page.locator('[data-part=result]').isVisible()

/** Whether what stands there is a sum that is read, not a question. */
export const isCounting = (page: Page): Promise<boolean> =>
  page.getByRole('region', { name: COUNT.title, exact: true }).isVisible()
