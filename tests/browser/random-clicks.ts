import type { Page } from '@playwright/test'

/** Begins a new game from the first screen: of the first game that it shows, or of another by its place. */
export const beginGame = async (page: Page, seed: number, nth = 0): Promise<void> => {
  await page.getByRole('button', { name: 'New game' }).nth(nth).click()
  await page.fill('input[name=seed]', String(seed))
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await page.locator('[data-part=prompt]').waitFor()
}

/** Presses whatever can be pressed, until the game or the number of presses is over. In the page. */
const press = async ([most, seed]: readonly [number, number]): Promise<number> => {
  const buttons = (selector: string) => [
    ...document.querySelectorAll<HTMLElement>(`${selector}:not([aria-disabled="true"])`),
  ]
  let random = seed
  for (let pressed = 0; pressed < most; pressed++) {
    if (document.querySelector('[data-part=result]')) return pressed
    const handover = buttons('dialog[aria-modal][open] button')
    const open =
      handover.length > 0
        ? handover
        : buttons(':is([data-part=answers] button:not(p *, dt *), [data-key=end])')
    random = (random * 48271) % 0x7fffffff
    open[random % open.length]?.click()
    await new Promise((done) => setTimeout(done))
  }
  return most
}

/** Plays on by random clicks, quicker than a hand could; tells how many clicks it took. */
export const clickOn = (page: Page, most: number, seed = 1): Promise<number> =>
  page.evaluate(press, [most, seed] as const)
