import { expect, type Page } from '@playwright/test'
import { CLASS_LESSONS } from '../../src/games/arab-revolt/lessons/class/index'
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

for (const [paper, { high, wide, points }] of Object.entries(PAPERS))
  test(`Hand-outs are printed on ${paper}, in 12 and in 18 point, in grey, with no box cut`, async ({
    table,
  }) => {
    const { page } = table
    for (const { title } of CLASS_LESSONS) {
      await openHandOuts(page, title)
      for (const [size, least] of Object.entries(SIZES)) {
        if (size === 'large') await page.getByLabel(HAND_OUTS.sizes.large).check()
        await page.emulateMedia({ media: 'print' })
        const inner = (length: number) => Math.floor((length - 2 * MARGIN) * PIXELS_PER_MM)
        await page.setViewportSize({ width: inner(wide), height: inner(high) })
        expect(await faultsIn(page, least, inner(high)), `${title}, ${size}`).toEqual([])
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
        expect(pages.length).toBeLessThanOrEqual(size === 'large' ? 20 : 12)
        for (const [, right, top] of text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g))
          expect([Math.round(Number(right)), Math.round(Number(top))]).toEqual(points)
        await page.emulateMedia({ media: null })
        await page.setViewportSize({ width: 1280, height: 720 })
      }
      await page.getByRole('button', { name: HAND_OUTS.back }).click()
      await expect(page.getByRole('heading', { name: CLASS.room })).toBeVisible()
    }
  })

test('What can be defended stands on no hand-out, and axe finds nothing on their screen', async ({
  table,
}) => {
  const { page } = table
  for (const { title, steps } of CLASS_LESSONS) {
    await openHandOuts(page, title)
    const text = await page.getByRole('main').innerText()
    for (const step of steps) {
      if (step.note) expect(text).not.toContain(step.note)
      if ('question' in step) for (const { because } of step.of) expect(text).not.toContain(because)
      if ('predict' in step) expect(text).not.toContain(step.reveal)
    }
    await page.getByRole('button', { name: HAND_OUTS.back }).click()
  }
  await openHandOuts(page, CLASS_LESSONS[0]!.title)
  expect(await axeFaults(page)).toEqual([])
})
