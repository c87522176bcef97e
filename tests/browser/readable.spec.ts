import { expect } from '@playwright/test'
import { british, play } from '../kit'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import { STRIP } from '../../src/games/arab-revolt/words/en/map'
import { MAP } from '../../src/ui/words/en/map'
import { tooSmall } from './readable'
import { openGame } from './records/files'
import { test } from './test'

/** The title of a side of the card. */
const HEADING = '[data-part=card] i'

/** Answers to an Operation's list of spaces, and further into the second card. */
const MOMENTS = [2, 9]

const WINDOWS = [
  [1280, 720],
  [1366, 768],
  [1920, 1080],
  [1024, 768],
  [820, 1180],
  [1180, 820],
  [390, 844],
  [844, 390],
] as const

test('at every size all words are twelve pixels high, and the map is as large as it can be', async ({
  table,
  page,
}) => {
  const game = new Lockstep(table, quick(table))
  await game.begin(1936)
  for (let answers = 0; answers <= Math.max(...MOMENTS); answers++) {
    for (const [width, height] of MOMENTS.includes(answers) ? WINDOWS : []) {
      await page.setViewportSize({ width, height })
      await expect(table.map).toBeVisible()
      await expect.poll(() => tooSmall(page, 'words'), `${width} × ${height}`).toEqual([])
    }
    if (answers < Math.max(...MOMENTS)) await game.step()
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(async () => (await table.map.boundingBox())!.height).toBeGreaterThan(700)
})

test.describe('Under fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } })

  test('everything beside the map can be pressed, and answers stand two a line on a phone', async ({
    table,
    page,
  }) => {
    const game = new Lockstep(table, quick(table))
    await game.begin(1936)
    for (let answers = 0; answers < 2; answers++) await game.step()
    for (const [width, height] of WINDOWS.slice(3)) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => tooSmall(page, 'targets'), `${width} × ${height}`).toEqual([])
      await expect(
        page
          .getByText(/^Political Will \d+/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      if (width >= 820 && height >= 480 && width !== 1024) continue
      await expect(page.getByRole('list', { name: STRIP.label })).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const [first, second] = await table.answers.locator('button[data-digit]').all()
    expect((await first!.boundingBox())!.y).toBe((await second!.boundingBox())!.y)
    await page.getByRole('button', { name: MAP.all, exact: true }).click()
    await page.getByRole('button', { name: MAP.back }).click()
    await expect(page.getByRole('button', { name: MAP.all, exact: true })).toBeVisible()
  })
})

test.describe('Under fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } })

  test('whatever counts the pieces that move can be pressed, and lies within its column', async ({
    table,
    page,
  }) => {
    const patrol = british('patrol', {
      haifa: { troops: 3, police: 1 },
      gaza: { police: 2 },
      samaria: { troops: 2 },
    })
    await table.open()
    await openGame(page, play(patrol, 'railway-tel-aviv-jerusalem'), 'patrolling')
    for (const [width, height] of WINDOWS.slice(3)) {
      await page.setViewportSize({ width, height })
      await expect(table.answers.locator('output').first()).toBeVisible()
      await expect.poll(() => tooSmall(page, 'targets'), `${width} × ${height}`).toEqual([])
      const beyond = await table.answers.evaluate((answers) => {
        const { right } = answers.getBoundingClientRect()
        return [...answers.querySelectorAll('button, output')].filter(
          (one) => one.getBoundingClientRect().right > right,
        ).length
      })
      expect(beyond, `${width} × ${height}`).toBe(0)
    }
  })
})

test.describe('Across a room', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })

  test('words are as large as they are drawn', async ({ table, page }) => {
    const game = new Lockstep(table, quick(table))
    await game.begin(1936)
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
          return Number.parseFloat(getComputedStyle(element).fontSize) * (matrix?.d ?? 1)
        })
    for (let answers = 0; answers < 2; answers++) await game.step()
    await page.evaluate(() => {
      localStorage.setItem('arab-revolt.display', '{"view":"projector"}')
    })
    await page.reload()
    await game.compare()
    expect(await sizeOf('[data-part=prompt]')).toBeGreaterThanOrEqual(43.5)
    expect(await sizeOf('[data-part=answers] button b')).toBeGreaterThanOrEqual(39.5)
    expect(await sizeOf('[data-part=name]')).toBeGreaterThanOrEqual(39.5)
    for (const other of [
      HEADING,
      '[data-part=decision] > p',
      'footer > :last-child',
      '[data-what=prison] text',
    ])
      expect(await sizeOf(other), other).toBeGreaterThanOrEqual(28.5)
    await expect(page.locator(HEADING).first()).toBeVisible()
  })
})
