import { expect, test, type Page } from '@playwright/test'
import { servedWith } from './building'
import { beginGame, clickOn } from './random-clicks'
import { isComplaint } from './test'

// One worker, so that the page is made once.
test.describe.configure({ mode: 'default' })

const server = servedWith('tests/browser/pictures.ts', 'pictures.js')

/** What a picture that stands alone cannot have: what a style sheet says, or another file. */
const NOT_ALONE = /var\(|light-dark|class=|url\((?!("|&quot;)?(#|data:))/

const svgOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const address = new URL('pictures.js', document.baseURI).href
    const { svgPicture } = (await import(address)) as typeof import('./pictures')
    const sheet = document.querySelector<SVGSVGElement>('[data-part=board] [data-look]')
    return sheet ? svgPicture(sheet, 'A <title> & more') : ''
  })

test('a picture of the board stands alone, and as PNG carries its game', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text())
  })
  await page.goto(server().url)
  await beginGame(page, 5)
  await clickOn(page, 12)

  const svg = await svgOf(page)
  expect(svg).toContain('<title>A &lt;title&gt; &amp; more</title>')
  expect(svg.match(/@font-face/g)).toHaveLength(3)
  expect(svg).not.toMatch(NOT_ALONE)
  const [shown, drawn] = await page.evaluate((text) => {
    const letters = (root: ParentNode) =>
      [...root.querySelectorAll('text')].map(({ textContent }) => textContent)
    // The policy holds for what is parsed in the page too.
    const bare = text.replace(/<style>.*<\/style>/s, '')
    const file = new DOMParser().parseFromString(bare, 'image/svg+xml')
    return [
      letters(document.querySelector('[data-part=board] [data-look]') ?? document),
      letters(file),
    ]
  }, svg)
  expect(drawn.length).toBeGreaterThan(40)
  expect(drawn).toEqual(shown)

  const png = await page.evaluate(async (text) => {
    const address = new URL('pictures.js', document.baseURI).href
    const { pngPicture, textIn, withText } = (await import(address)) as typeof import('./pictures')
    const bytes = withText((await pngPicture(text, 620)) ?? new Uint8Array(), 'Game', '{"a":1}')
    const { width, height } = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
    return { carries: textIn(bytes, 'Game').text, width, height }
  }, svg)
  expect(png).toEqual({ carries: '{"a":1}', width: 620, height: 500 })
  expect(complaints).toEqual([])
})

test('without its fonts there is still a picture, of Palestine too', async ({ page }) => {
  await page.addInitScript(() => {
    window.fetch = () => Promise.reject(new TypeError('No net.'))
  })
  await page.goto(server().url)
  await beginGame(page, 5, 1)
  const svg = await svgOf(page)
  expect(svg).toContain('<style></style>')
  expect(svg).toContain('GALILEE')
  expect(svg).toContain('Haganah Track')
  expect(svg).not.toMatch(NOT_ALONE)
})
