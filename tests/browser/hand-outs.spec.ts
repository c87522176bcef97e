import { expect, type Page } from '@playwright/test'
import { CLASS_LESSONS } from '../../src/games/arab-revolt/lessons/class/index'
import type { Lesson } from '../../src/lessons/lesson'
import { CLASS } from '../../src/ui/words/en/class'
import { HAND_OUTS } from '../../src/ui/words/en/hand-outs'
import { axeFaults } from './axe'
import { test } from './test'

/** The papers, in millimetres; and the same in points, as a PDF tells them. */
const PAPERS = {
  A4: { high: 297, wide: 210, points: [596, 843] },
  Letter: { high: 279.4, wide: 215.9, points: [612, 792] },
} as const
const MARGIN = 15
const PIXELS_PER_MM = 96 / 25.4
const SIZES = { normal: 16, large: 24 } as const

const openHandOuts = async (page: Page, title: string): Promise<void> => {
  await page.goto('./#class')
  await page.getByRole('button', { name: HAND_OUTS.of(title), exact: true }).click()
  await expect(page.locator('[data-part=map] [data-space]').first()).toBeVisible()
}

/** Texts that are too small, colours that are no grey, boxes that are cut or stand over the edge. */
const faultsIn = (page: Page, least: number, high: number): Promise<readonly string[]> =>
  page.evaluate(
    ([size, most]) => {
      const found: string[] = []
      const isGrey = (colour: string) => {
        const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map(Number)
        return red === green && green === blue
      }
      const edge = document.documentElement.clientWidth + 1
      for (const sheet of document.querySelectorAll('[data-sheet]')) {
        for (const one of sheet.querySelectorAll('*')) {
          if (one.closest('[data-part=map]')) continue
          const style = getComputedStyle(one)
          const name = `${one.tagName} ${one.textContent.slice(0, 40)}`
          if (parseFloat(style.fontSize) < size - 0.01) found.push(`small: ${name}`)
          if (![style.color, style.borderBottomColor].every(isGrey)) found.push(`colour: ${name}`)
          if (one.getBoundingClientRect().right > edge) found.push(`over the edge: ${name}`)
        }
        for (const box of sheet.querySelectorAll('[data-part=box], [data-part=map], article')) {
          const { breakInside } = getComputedStyle(box)
          const { height } = box.getBoundingClientRect()
          if (breakInside !== 'avoid' || height > most) found.push(`cut: ${box.textContent}`)
        }
        for (const number of sheet.querySelectorAll('[data-part=map] svg:not([data-look]) text'))
          if (number.getBoundingClientRect().height < size * 0.8)
            found.push(`small number: ${number.textContent}`)
        const map = sheet.querySelector('[data-part=map]')
        if (map && !getComputedStyle(map).filter.includes('grayscale(1)'))
          found.push('map in colour')
      }
      return found
    },
    [least, high] as const,
  )

/** What can be defended, is predicted or is noted for whoever leads. */
const notForTheClass = (steps: Lesson['steps']): readonly string[] =>
  steps.flatMap((step) => [
    ...(step.note ? [step.note] : []),
    ...('question' in step ? step.of.map(({ because }) => because) : []),
    ...('predict' in step ? [step.reveal] : []),
  ])

const inner = (length: number): number => Math.floor((length - 2 * MARGIN) * PIXELS_PER_MM)

/** As it stands on this paper, in letters of this size. */
const expectWhole = async (
  page: Page,
  size: keyof typeof SIZES,
  paper: keyof typeof PAPERS,
): Promise<void> => {
  const { high, wide } = PAPERS[paper]
  await page.setViewportSize({ width: inner(wide), height: inner(high) })
  expect(await faultsIn(page, SIZES[size], inner(high)), `${paper}, ${size}`).toEqual([])
}

const expectPrinted = async (
  page: Page,
  paper: keyof typeof PAPERS,
  most: number,
): Promise<void> => {
  const margin = `${MARGIN}mm`
  const pdf = await page.pdf({
    format: paper,
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  })
  const text = pdf.toString('latin1')
  const pages = text.match(/\/Type\s*\/Page\b/g) ?? []
  const sheets = await page.locator('[data-sheet]').count()
  expect(sheets).toBe(5)
  // Each sheet begins a page; what is long goes on, and nothing runs away.
  expect(pages.length).toBeGreaterThanOrEqual(sheets)
  expect(pages.length).toBeLessThanOrEqual(most)
  for (const [, right, top] of text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g))
    expect([Math.round(Number(right)), Math.round(Number(top))]).toEqual(PAPERS[paper].points)
}

test('Hand-outs say nothing that can be defended, and are printed on A4 and Letter, in 12 and in 18 point, in grey, with no box cut', async ({
  table,
}) => {
  const { page } = table
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const { title, steps } of CLASS_LESSONS)
    await test.step(title, async () => {
      await openHandOuts(page, title)
      const text = await page.getByRole('main').innerText()
      for (const said of notForTheClass(steps)) expect(text).not.toContain(said)
      if (title === CLASS_LESSONS[0]!.title) {
        expect(await axeFaults(page)).toEqual([])
        // Paper is white by lamplight too, and so is the map on it.
        const sea = page.locator('[data-part=map] svg[data-look] > g rect').first()
        await expect(sea).toHaveCSS('fill', 'rgb(211, 224, 219)')
        await page.emulateMedia({ colorScheme: null })
      }

      // Each size fits on either paper; to print it on one is enough.
      await page.emulateMedia({ media: 'print' })
      for (const paper of ['A4', 'Letter'] as const) await expectWhole(page, 'normal', paper)
      await expectPrinted(page, 'A4', 12)
      await page.emulateMedia({ media: null })
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.getByLabel(HAND_OUTS.sizes.large).check()
      await page.emulateMedia({ media: 'print' })
      for (const paper of ['A4', 'Letter'] as const) await expectWhole(page, 'large', paper)
      await expectPrinted(page, 'Letter', 20)
      await page.emulateMedia({ media: null })
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.getByRole('button', { name: HAND_OUTS.back }).click()
      await expect(page.getByRole('heading', { name: CLASS.room })).toBeVisible()
    })
})
