/*
 * How quickly the lab answers at a quarter of this machine's speed, page and workers alike: its first evaluation, how
 * often it tells more, how soon it is quiet, and how soon a press is painted while all its workers are busy.
 *
 *   npm run measure -- bench/lab
 */
import { expect, type Page } from '@playwright/test'
import { NEW_GAME } from '../../src/ui/words/en/start'
import { COUNT } from '../../src/ui/words/en/propaganda'
import { LAB } from '../../src/ui/words/en/lab'
import { hitPoint } from '../browser/hands/hit-point'
import { agree, panel } from '../browser/lab-panel'
import { visitAnew } from '../browser/records/game'
import { TablePage } from '../browser/table-page'
import { test } from '../browser/test'
import { SLOWER, painted, paintsInTurn, slowDown, watchPaints } from './paints'
import { quantile } from './quantile'
import { slowWorkers, watchWorkers } from './slow-workers'

const PRESSES = 150
/** So often the same game is played: other work on the machine only now and then holds up the same press twice. */
const GAMES = 3
/** So many of the slowest presses are named. */
const SLOWEST = 10
/** So long a finger is down, in milliseconds. */
const HELD = 60
/** So many jobs are dropped in each way, and so often it is tried at most. */
const DROPPED = 20
const TRIES = 40
/** What the page hears within so long, it hears in one breath. */
const SAME = 5

test.use({ serviceWorkers: 'block' })

declare global {
  interface Window {
    figured: number[]
  }
}

const state = (page: Page, doing: string) =>
  page.locator(`[data-part=lab] [data-doing="${doing}"]`).waitFor()

/** A game of two players who want the lab, without a card between their turns. */
const begin = async (page: Page): Promise<void> => {
  await visitAnew(page)
  await page.getByRole('button', { name: 'New game' }).first().click()
  await page.getByLabel(NEW_GAME.handovers).uncheck()
  await page.fill('input[name=seed]', '5')
  await page.getByRole('button', { name: NEW_GAME.begin, exact: true }).click()
  await page.locator('[data-part=answers] button').first().waitFor()
  await page.keyboard.press('l')
  await agree(panel(page))
  await state(page, 'settled')
  await page.keyboard.press('l')
}

const isBusy = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-part=lab] [data-doing="thinking"]') !== null)

/** Presses on until the lab thinks; where all is soon known it does not for long. */
const untilBusy = async (page: Page): Promise<void> => {
  for (let i = 0; !(await isBusy(page)); i++) await press(page, i)
}

const ANSWERS =
  ':is([data-part=answers] button, [data-what=initiative] li > button, [data-part=decision] [data-key=end]):not([aria-disabled=true]):visible'

/** Presses one of the answers, with the pointer on it before; tells which. */
const press = async (page: Page, at: number): Promise<string> => {
  await new TablePage(page).complete()
  const all = page.locator(ANSWERS)
  await all.first().waitFor()
  const one = all.nth(at % (await all.count()))
  const what = await one.innerText()
  const { x, y } = await hitPoint(one)
  // A pointer that rests where it was means nothing of a question that has just come.
  await page.mouse.move(0, 0)
  await page.mouse.move(x, y)
  await painted(page)
  await page.mouse.down()
  await page.waitForTimeout(HELD)
  await page.mouse.up()
  await painted(page)
  return what
}

/** While Political Will is counted there is no lab. */
const passCount = async (page: Page): Promise<void> => {
  while ((await page.getByRole('region', { name: COUNT.title }).count()) > 0) await press(page, 0)
}

/** When the key was pressed, when the first answer was told, and when each of the following was. */
const watchTelling = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const seen = { pressed: 0, first: 0, changes: [] as number[] }
    Object.assign(window, { seen })
    addEventListener('keydown', ({ timeStamp }) => (seen.pressed = timeStamp), true)
    let before = ''
    new MutationObserver(() => {
      const worths = document.querySelector('[data-part=worths] ol')?.textContent ?? ''
      const said = document.querySelector('[data-part=lab] [data-doing]')?.textContent ?? ''
      if (worths !== '' && seen.first === 0) seen.first = performance.now()
      if (worths !== '' && said !== before) seen.changes.push(performance.now())
      before = said
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

const told = (all: readonly number[]): string => {
  const at = (part: number): number => Math.round(quantile(all, part))
  return `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`
}

test('first evaluation, and how often more is told', async ({ page }) => {
  await slowWorkers(page, SLOWER)
  await begin(page)
  // What it had found would be known.
  await page.evaluate(() => sessionStorage.removeItem('lab.found'))
  await page.reload()
  await page.locator('[data-part=answers] button').first().waitFor()
  // The rest of the page is fetched soon after it has come.
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  await watchTelling(page)
  await page.keyboard.press('l')
  await state(page, 'settled')
  const { pressed, first, changes } = await page.evaluate(
    () =>
      (window as unknown as { seen: { pressed: number; first: number; changes: number[] } }).seen,
  )
  const [from = 0, to = 0] = [changes[0], changes.at(-1)]
  console.log(
    [
      `first evaluation ${Math.round(first - pressed)} ms after the key, its workers not yet started (wanted: 1000)`,
      `told ${changes.length} times in ${Math.round(to - from)} ms: ${((1000 * (changes.length - 1)) / (to - from)).toFixed(1)} a second (wanted: 4 to 8)`,
    ].join('\n'),
  )
})

/**
 * How long after a job was dropped its worker still said something about it, and the page heard of it, in milliseconds;
 * and until when the page could hear nothing at all, being busy.
 */
interface Late {
  readonly said: number
  readonly heard: number
  readonly busy: number
}

test('quiet when it is stopped, left, or asked about something else', async ({ page }) => {
  await slowWorkers(page, SLOWER)
  await watchWorkers(page)
  await begin(page)
  await slowDown(page)
  await page.keyboard.press('l')
  const ways = {
    stopped: () =>
      page.evaluate((stop) => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-part=lab] button')]
        all.find(({ textContent }) => textContent === stop)?.click()
      }, LAB.stop),
    left: () => page.keyboard.press('l'),
    'another position': () => press(page, 0),
  }
  for (const [way, leave] of Object.entries(ways)) {
    const late: Late[] = []
    for (let i = 0; late.length < DROPPED && i < TRIES; i++) {
      await passCount(page)
      if ((await page.locator('[data-part=lab]').count()) === 0) {
        await press(page, i)
        await passCount(page)
        await page.keyboard.press('l')
        await page.locator('[data-part=lab] [data-doing]').waitFor()
      } else await press(page, i)
      await untilBusy(page)
      const from = await page.evaluate(() => window.said.dropped.length)
      await leave()
      await painted(page)
      // Long after it shall be quiet.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 400)))
      late.push(
        ...(await page.evaluate((first) => {
          const { dropped, told } = window.said
          return dropped.slice(first).map(({ id, at, free }) => {
            const all = told.filter((one) => one.id === id)
            return {
              said: Math.max(0, ...all.map((one) => one.at - at)),
              heard: Math.max(0, ...all.map((one) => one.heard - at)),
              busy: free - at,
            }
          })
        }, from)),
      )
    }
    const of = (which: keyof Late): string => {
      const all = late.map((one) => one[which])
      return `${which} after ${told(all)}`
    }
    const behind = late.filter(({ heard, busy }) => heard > 50 && heard <= busy + SAME).length
    const others = late.filter(({ heard }) => heard > 50).length - behind
    console.log(
      `${way}: last word about a dropped job ${of('said')}; ${of('heard')}; in ${late.length} jobs (wanted: 50 ms; none of them is shown); ` +
        `heard after 50 ms: ${behind} that waited until the page was no longer busy, ${others} others`,
    )
  }
})

/** How long after a press, in milliseconds, what comes of the answers that it brought was painted as well. */
const watchFigures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const figured: number[] = []
    let up = 0
    window.figured = figured
    addEventListener('pointerup', ({ timeStamp }) => (up = timeStamp), true)
    new MutationObserver(() =>
      requestAnimationFrame(() => setTimeout(() => figured.push(performance.now() - up))),
    ).observe(document, { subtree: true, attributeFilter: ['aria-busy'] })
  })

/** What this machine needs for a plain sum, in milliseconds, at its own speed: that changes, and all that is measured with it. */
const yardstick = async (page: Page): Promise<number> => {
  const times = await page.evaluate(() =>
    Array.from({ length: 9 }, () => {
      const from = performance.now()
      let sum = 0
      for (let i = 0; i < 20_000_000; i++) sum = (sum * 31 + i) % 1_000_003
      return performance.now() - from + 0 * sum
    }),
  )
  return Math.round(quantile(times, 0.5))
}

/** A game by as many presses, with the lab open: which answers were pressed, how long each took, and how many while it thought. */
const playBusy = async (page: Page) => {
  await slowWorkers(page, SLOWER)
  await watchPaints(page)
  await watchFigures(page)
  await begin(page)
  await page.keyboard.press('l')
  await state(page, 'settled')
  const speed = await yardstick(page)
  await slowDown(page)
  await page.evaluate(() => (window.downs.length = window.figured.length = 0))
  const pressed: string[] = []
  let busy = 0
  while (pressed.length < PRESSES) {
    if (await isBusy(page)) busy += 1
    pressed.push(await press(page, pressed.length))
  }
  const figured = await page.evaluate(() => window.figured)
  expect(figured.length, 'figures that followed').toBeGreaterThan(0)
  return { pressed, busy, figured, speed, took: await paintsInTurn(page) }
}

test('paint after a press while all workers are busy', async ({ browser }) => {
  const games: Awaited<ReturnType<typeof playBusy>>[] = []
  for (let i = 0; i < GAMES; i++) {
    const context = await browser.newContext()
    games.push(await playBusy(await context.newPage()))
    await context.close()
  }
  for (const { pressed } of games) expect(pressed, 'the same presses').toEqual(games[0]?.pressed)
  const each = games.map(({ took }) => took)
  const median = each[0]!.map((_, i) =>
    quantile(
      each.map((one) => one[i] ?? 0),
      0.5,
    ),
  )
  const busy = games.map((one) => one.busy).join(', ')
  const slowest = median
    .map((took, i) => [took, games[0]?.pressed[i] ?? ''] as const)
    .sort(([one], [other]) => other - one)
    .slice(0, SLOWEST)
  console.log(
    [
      `${PRESSES} presses at 1/${SLOWER} of the speed, the same ${GAMES} times (the workers busy at ${busy}):`,
      ...each.map(told),
      `each press by its median: ${told(median)} (wanted: 95th percentile 100 ms)`,
      `all of them: ${told(each.flat())}`,
      `figures of the next answers: ${told(games.flatMap(({ figured }) => figured))}`,
      `at its own speed this machine takes ${games.map(({ speed }) => speed).join(', ')} ms for a plain sum`,
      ...slowest.map(([took, what]) => `${took} ms  ${what.replace(/\s+/g, ' ')}`),
    ].join('\n'),
  )
})
