import { expect, type Page } from '@playwright/test'
import { CLASS_LESSONS } from '../../src/games/arab-revolt/lessons/class/index'
import { sightSize, type Room } from '../../src/classroom/sight-line'
import { stopsOf } from '../../src/classroom/stops'
import { CLASS } from '../../src/ui/words/en/class'
import { START } from '../../src/ui/words/en/start'
import { axeFaults } from './axe'
import { test } from './test'

const [GUIDED, PRICE] = CLASS_LESSONS
const lesson = PRICE!
const stops = stopsOf(lesson, lesson.minutes)

const teach = async (page: Page): Promise<void> => {
  await page.goto('./')
  await page.getByRole('button', { name: START.teach }).click()
  await expect(page.getByRole('heading', { name: CLASS.room })).toBeVisible()
}

const beginLesson = async (page: Page, { title, minutes } = lesson): Promise<void> => {
  await page.getByRole('button', { name: CLASS.begin(title, minutes) }).click()
  await at(page, 0)
}

const at = (page: Page, stop: number) => expect(page.locator(`[data-at="${stop}"]`)).toBeVisible()

/** The window on the projector. */
const projectorOf = async (page: Page): Promise<Page> => {
  const projector = await page.context().newPage()
  await projector.goto('./#projector')
  await expect(projector.locator('[data-part=slide]')).toBeVisible()
  return projector
}

/** What is still being fetched would be broken off, which is told of as a failure. */
const reload = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.reload()
}

const words = (page: Page) => page.locator('[data-part=slide]').innerText()

test('A lesson is led by a clicker; either window may be reloaded at any stop, and neither loses it', async ({
  table,
}) => {
  const { page } = table
  await teach(page)
  const projector = await projectorOf(page)
  await expect(projector.getByText(CLASS.card[0])).toBeVisible()
  await beginLesson(page)
  for (const n of stops.keys()) {
    await at(projector, n)
    expect(await words(projector)).toBe(await words(page))
    if (n % 4 === 1) await reload(projector)
    if (n % 4 === 3) await reload(page)
    await Promise.all([at(page, n), at(projector, n)])
    expect(await words(projector)).toBe(await words(page))
    // The clicker's keys go to whichever window has the focus.
    await (n % 2 === 0 ? page : projector).keyboard.press('PageDown')
  }
  for (const key of ['Escape', '.', '.', 'PageUp']) await page.keyboard.press(key)
  await at(projector, stops.length - 2)
})

test('Notes, answers and the next step are not in the projector’s page before they are revealed', async ({
  table,
}) => {
  const { page } = table
  await teach(page)
  await beginLesson(page)
  const projector = await projectorOf(page)
  for (const [n, { step, stage }] of stops.entries()) {
    await at(projector, n)
    const html = (await projector.content()).replace(/&amp;/g, '&')
    for (const [number, one] of lesson.steps.entries()) {
      if (one.note) expect(html).not.toContain(one.note)
      const isAhead = typeof step === 'number' ? number > step : step === 'before'
      const isHidden = isAhead || (number === step && stage !== 'revealed')
      if (isHidden && 'question' in one)
        for (const { because } of one.of) expect(html).not.toContain(because)
      if (isHidden && 'predict' in one) expect(html).not.toContain(one.reveal)
      if (isAhead && 'say' in one) expect(html).not.toContain(one.say)
    }
    await page.keyboard.press('PageDown')
  }
})

test('Thirty hands are counted within ten seconds, twice, and survive a reload', async ({
  table,
}) => {
  const { page } = table
  await teach(page)
  await beginLesson(page)
  const vote = stops.findIndex(
    ({ stage, step }) => stage === 'vote' && 'tally' in lesson.steps[Number(step)]!,
  )
  for (let n = 0; n < vote; n++) await page.keyboard.press('PageDown')
  await at(page, vote)
  const begun = Date.now()
  for (let hand = 0; hand < 30; hand++) await page.keyboard.press(hand < 18 ? '1' : '2')
  await expect(page.locator('ol[aria-live]')).toContainText(CLASS.hands(18))
  expect(Date.now() - begun).toBeLessThan(10_000)
  await reload(page)
  await expect(page.locator('ol[aria-live]')).toContainText(CLASS.hands(12))
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('2')
  await page.keyboard.press('PageDown')
  await expect(page.locator('[data-part=slide] ol')).toContainText('18 → 0')
  await expect(page.locator('[data-part=slide] ol')).toContainText('12 → 1')
})

test('A lesson is cut in its middle and stays where it is', async ({ table }) => {
  const { page } = table
  await teach(page)
  await beginLesson(page, GUIDED)
  const all = stopsOf(GUIDED!, 45)
  const here = 6
  for (let n = 0; n < here; n++) await page.keyboard.press('PageDown')
  await at(page, here)
  const before = await words(page)
  await page.getByRole('button', { name: CLASS.minutes(20), exact: true }).click()
  const stop = JSON.stringify(all[here])
  await at(
    page,
    stopsOf(GUIDED!, 20).findIndex((one) => JSON.stringify(one) === stop),
  )
  expect(await words(page)).toBe(before)
})

test('A lesson is led from the first screen to its end by keyboard alone, and each stop is read aloud', async ({
  table,
}) => {
  const { page } = table
  const goTo = async (name: string): Promise<void> => {
    const focused = page.locator(':focus')
    for (let n = 0; n < 200; n++) {
      await page.keyboard.press('Tab')
      const label = await focused.evaluate(
        (one) => one.getAttribute('aria-label') ?? one.textContent,
      )
      if (label === name) return
    }
    throw new Error(`${name} is not reached with Tab`)
  }
  await page.goto('./')
  await expect(page.getByRole('button', { name: START.teach })).toBeVisible()
  await goTo(START.teach)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: CLASS.room })).toBeVisible()
  await goTo(CLASS.begin(lesson.title, lesson.minutes))
  await page.keyboard.press('Enter')
  for (const n of stops.keys()) {
    await at(page, n)
    await expect(
      page.getByRole('status').filter({ hasText: CLASS.stop(n + 1, stops.length) }),
    ).toBeVisible()
    const said = page.getByRole('region', { name: CLASS.note }).locator('[aria-live]').first()
    await expect(said).not.toBeEmpty()
    // What the picture shows of it stands whole where it is read aloud.
    const [first = ''] = (
      await page.locator('[data-part=slide] [data-part=words]').innerText()
    ).split(/[.?!]/)
    expect(await said.innerText()).toContain(first.trim())
    await page.keyboard.press('PageDown')
  }
  await goTo(CLASS.leave)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: CLASS.lessons })).toBeVisible()
})

test('A lesson on a punishment is not left without its question unless one says so', async ({
  table,
}) => {
  const { page } = table
  await teach(page)
  await beginLesson(page)
  await page.getByRole('button', { name: CLASS.leave }).click()
  await expect(page.getByRole('alert')).toContainText(CLASS.notAsked)
  await page.getByRole('button', { name: CLASS.askNow }).click()
  await at(page, stops.length - 1)
  await page.getByRole('button', { name: CLASS.leave }).click()
  await expect(page.getByRole('heading', { name: CLASS.lessons })).toBeVisible()
  await page.getByRole('button', { name: CLASS.resume(lesson.title) }).click()
  await at(page, stops.length - 1)
})

/** What each piece on which a number stands is coloured with. */
const PIECES: Readonly<Record<string, string>> = {
  troops: '--troops',
  police: '--police',
  irregularsUnderground: '--irregular',
  irregularsActive: '--piece-cream',
  guerrillasUnderground: '--guerrilla',
  guerrillasActive: '--piece-cream',
  bases: '--disc',
  opposition: '--opposition',
  sabotage: '--sabotage',
}

/** Texts that are seen, too small or with too little contrast; and whatever does not fit. */
const faultsOf = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate(
    ([size, pieces]) => {
      const slide = document.querySelector('[data-part=slide]')!
      const walker = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
      const lightness = (colour: string) =>
        channels(colour)
          .map((one) => one / 255)
          .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
          .reduce((sum, one, channel) => sum + one * [0.2126, 0.7152, 0.0722][channel]!, 0)
      const contrast = (one: string, other: string) => {
        const [dark, light] = [lightness(one), lightness(other)].sort((a, b) => a - b)
        return (light! + 0.05) / (dark! + 0.05)
      }
      const probe = slide.appendChild(document.createElement('i'))
      const colourOf = (token: string) => {
        probe.style.color = `var(${token})`
        return getComputedStyle(probe).color
      }
      const isClear = (colour: string) => /, 0\)$|transparent/.test(colour)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!
        const box = element.getBoundingClientRect()
        if (!node.textContent?.trim() || box.width < 2 || element.closest('svg')) continue
        const style = getComputedStyle(element)
        if (parseFloat(style.fontSize) < size - 0.5) found.push(`small: ${node.textContent}`)
        let ground: Element = element
        while (isClear(getComputedStyle(ground).backgroundColor) && ground.parentElement)
          ground = ground.parentElement
        if (contrast(style.color, getComputedStyle(ground).backgroundColor) < 7)
          found.push(`contrast: ${node.textContent}`)
      }
      for (const text of slide.querySelectorAll<SVGTextElement>('svg:not([data-look]) text'))
        if (text.getBoundingClientRect().height < size)
          found.push(`small name: ${text.textContent}`)
      for (const number of slide.querySelectorAll<SVGUseElement>(
        '[data-content] use[href^="#print-"]',
      )) {
        // What the step is not about has stepped back.
        if (number.closest('[data-dims] [data-space]:not([data-lit])')) continue
        // Letters on pieces are a setting.
        if (/\D$/.test(number.getAttribute('href')!)) continue
        const { height } = number.getBoundingClientRect()
        const { content = '' } = number.closest<SVGElement>('[data-content]')!.dataset
        if (height > 0 && height < size) found.push(`small number: ${content}`)
        const { fill, stroke } = getComputedStyle(number)
        if (contrast(fill, isClear(stroke) ? colourOf(pieces[content]!) : stroke) < 7)
          found.push(`contrast of a number: ${content}`)
      }
      probe.remove()
      const box = slide.querySelector('[data-part=text]')
      if (box && box.scrollHeight > box.clientHeight + 1) found.push('does not fit')
      return found
    },
    [least, PIECES] as const,
  )

const ROOMS: readonly (readonly [Room, number, number])[] = [
  [{ distance: 8, height: 1.2, light: 'light', sight: 'basic' }, 1920, 1080],
  [{ distance: 6, height: 1.2, light: 'dark', sight: 'preferred' }, 1280, 720],
  [{ distance: 7, height: 1.4, light: 'light', sight: 'basic' }, 1024, 768],
]

for (const [room, width, height] of ROOMS)
  test(`Every text of every lesson is read from ${room.distance} metres, at ${width} × ${height}, in a ${room.light} room`, async ({
    table,
  }) => {
    const { page } = table
    await page.setViewportSize({ width, height })
    await page.addInitScript(
      (given) =>
        localStorage.getItem('arab-revolt.class') ??
        localStorage.setItem(
          'arab-revolt.class',
          JSON.stringify({ room: given, open: null, isHere: false, runs: {} }),
        ),
      room,
    )
    // No capital is higher than this in the type of the page, so that no letter may be smaller.
    const least = sightSize(room, height, 0.7)
    await teach(page)
    for (const one of CLASS_LESSONS) {
      await beginLesson(page, one)
      await page.getByRole('button', { name: CLASS.here }).click()
      for (const n of stopsOf(one, one.minutes).keys()) {
        await at(page, n)
        expect(await faultsOf(page, least), `${one.id}, stop ${n}`).toEqual([])
        await page.keyboard.press('PageDown')
      }
      await page.getByRole('button', { name: CLASS.backToNotes }).click()
      await page.getByRole('button', { name: CLASS.leave }).click()
    }
  })

test('axe finds nothing on any screen of a class', async ({ table }) => {
  const { page } = table
  await teach(page)
  expect(await axeFaults(page)).toEqual([])
  await beginLesson(page, GUIDED)
  for (let n = 0; n < 4; n++) await page.keyboard.press('PageDown')
  const projector = await projectorOf(page)
  await at(projector, 4)
  expect(await axeFaults(page)).toEqual([])
  expect(await axeFaults(projector)).toEqual([])
})
