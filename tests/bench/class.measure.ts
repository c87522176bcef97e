/*
 * How soon the projector shows what the presenter shows, over a whole lesson, in the same browser: from the key to the
 * picture that bears the stop, in two windows.
 *
 *   npm run measure
 */
import { CLASS_LESSONS } from '../../src/games/arab-revolt/lessons/class/index'
import { stopsOf } from '../../src/classroom/stops'
import { CLASS } from '../../src/ui/words/en/class'
import { test } from '../browser/test'
import { quantile } from './quantile'

const WANTED = 200

test('the projector follows the presenter', async ({ page }) => {
  const [lesson] = CLASS_LESSONS
  const stops = stopsOf(lesson!, lesson!.minutes).length
  await page.goto('./#class')
  await page.getByRole('button', { name: CLASS.begin(lesson!.title, lesson!.minutes) }).click()
  const projector = await page.context().newPage()
  await projector.goto('./#projector')
  const times: number[] = []
  for (const one of [page, projector]) await one.locator('[data-at="0"]').waitFor()
  for (let n = 1; n < stops; n++) {
    const shown = projector.evaluate(
      (at) =>
        new Promise<number>((done) => {
          const look = () => {
            if (!document.querySelector(`[data-at="${at}"]`)) return
            watch.disconnect()
            requestAnimationFrame(() => done(performance.timeOrigin + performance.now()))
          }
          const watch = new MutationObserver(look)
          watch.observe(document.body, { subtree: true, childList: true, attributes: true })
        }),
      n,
    )
    const pressed = await page.evaluate(() => {
      const now = performance.timeOrigin + performance.now()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }))
      return now
    })
    times.push((await shown) - pressed)
  }
  const at = (part: number) => Math.round(quantile(times, part))
  console.log(
    `from key to projector, ${times.length} stops: median ${at(0.5)}, 95th percentile ${at(0.95)}, longest ${at(1)} ms (wanted: ${WANTED})`,
  )
})
