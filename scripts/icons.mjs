// node scripts/icons.mjs
//
// Draws the icons of the installed program anew, from public/icons/maskable.svg: a corner of the sheet
// that fills its square. Their PNGs are checked in; only who changes the drawing runs this.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium/find.mjs'

const executablePath = findChromium()
if (executablePath === null)
  throw new Error('It needs Chrome or Chromium; CHROME_PATH can name one.')
const folder = new URL('../public/icons/', import.meta.url)
const square = readFileSync(new URL('maskable.svg', folder), 'utf8')
// Where nothing is cut off by the platform, the corners are rounded here.
const rounded = square.replace('<svg ', '<svg clip-path="inset(0 round 18%)" ')

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
for (const size of [192, 512]) {
  await draw(`icon-${size}.png`, rounded, size)
  await draw(`maskable-${size}.png`, square, size)
}
await draw('apple-touch-icon.png', square, 180)
writeFileSync(new URL('icon.svg', folder), rounded)
await browser.close()

/**
 * @param {string} name
 * @param {string} svg
 * @param {number} size
 */
async function draw(name, svg, size) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`)
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }))
}
