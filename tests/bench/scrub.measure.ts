/*
 * How quickly a step through a game's history is painted at a quarter of this machine's speed, in games of
 * several lengths.
 *
 *   npm run measure
 */
import '../begin'
import { test, type Page } from '@playwright/test'
import { randomFrom, type Random } from '../../src/bots/random'
import { answerCount, options, outcome, type Game, type Option } from '../../src/games/index'
import { createTable, present, recordText } from '../../src/store/index'
import { HISTORY } from '../../src/ui/words/en/history'
import { TOP_BAR } from '../../src/ui/words/en/top-bar'
import { drop, jsonFile } from '../browser/records/files'
import { SLOWER, painted, paintsOf, slowDown, watchPaints } from './paints'
import { PLAYERS } from '../who-sits'

const STEPS = 80
/** The last one is played to its end. */
const LENGTHS = [100, 400, 600]

/** An answer that makes a game long: pieces go one by one, and nobody stops before they must. */
const longest = (game: Game, random: Random): Option => {
  const all = options(game)
  const goingOn = all.filter((one) => one !== 'done' && one !== 'pass')
  const oneByOne = goingOn.filter(
    (one) => typeof one !== 'object' || !('number' in one) || one.number === 1,
  )
  const some = [oneByOne, goingOn].find(({ length }) => length > 0) ?? all
  return some[Math.floor(random() * some.length)] as Option
}

/** A game that was played until it has so many answers, or to its end; null where it ends before. */
const gameOf = (seed: number, length: number, toItsEnd: boolean): string | null => {
  const [table, random] = [createTable(), randomFrom(seed)]
  table
    .getState()
    .newGame({ game: 'arab-revolt', seats: PLAYERS, seed, chance: 'seed', handovers: false })
  const now = () => present(table.getState())!
  while (outcome(now().game) === null && (toItsEnd || answerCount(now().game) < length)) {
    if (now().turnOver) table.getState().endTurn()
    else table.getState().answer(longest(now().game, random))
  }
  // A last count of Political Will has been seen.
  table.getState().goOn()
  return answerCount(now().game) < length ? null : recordText(table.getState(), new Date(0))
}

const longGame = (length: number): string => {
  for (let seed = 1; ; seed++) {
    const text = gameOf(seed, length, length === LENGTHS.at(-1))
    if (text !== null) return text
  }
}

const scrub = async (page: Page, key: string): Promise<string> => {
  await page.evaluate(() => window.paints.clear())
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press(key)
    await painted(page)
  }
  const at = await paintsOf(page, STEPS)
  return `median ${at(0.5)}, 95th percentile ${at(0.95)}, longest ${at(1)}`
}

for (const length of LENGTHS)
  test(`scrubbing through ${length} answers`, async ({ page }) => {
    await watchPaints(page)
    await page.goto('./')
    await page.locator('main').waitFor()
    await drop(page, jsonFile(longGame(length)))
    await page.locator('[data-part=board]').waitFor()
    const slider = page.getByRole('slider', { name: HISTORY.slider })
    if (!(await slider.isVisible())) {
      await page.locator('[popovertarget=menu]').click()
      await page.locator('#menu').getByRole('button', { name: TOP_BAR.history }).click()
    }
    await slowDown(page)
    await slider.focus()
    const end = await scrub(page, 'ArrowLeft')
    await page.keyboard.press('Home')
    const start = await scrub(page, 'ArrowRight')
    console.log(
      [
        `scrubbing ${STEPS} steps at 1/${SLOWER} of the speed, a game of ${length} answers (wanted: 50 ms)`,
        `  back from its end: ${end}`,
        `  on from its start: ${start}`,
      ].join('\n'),
    )
  })
