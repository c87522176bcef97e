import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const FINE = [
  `page.locator('[data-part=prompt]')`,
  `page.locator('main li h2 > button:not([aria-disabled="true"], p *)')`,
  `element.closest('input, [data-look]')`,
  `const ANSWERS = '[data-part=answers], [data-key="end"]'; target.closest(ANSWERS)`,
  `text.includes('.sheet')`,
  `name.endsWith('.json')`,
  `host.className = 'map-frame'`,
  `page.getByText(words, { selector: 'li' })`,
]

const WRONG = [
  `document.querySelector('.prompt')`,
  `page.locator('main.table')`,
  `page.locator('dialog[open]:not(.reader)')`,
  `page.locator('li:has(> .pin)')`,
  'page.locator(`.slide[data-at="${at}"]`)',
  `element.matches('[data-dims] .space')`,
  `sheet.querySelectorAll('g[class]')`,
  `const NAMED = '.name, .plate'; target.closest(NAMED)`,
  `page.getByText(words, { selector: '.written' })`,
  `isFirst(row.className)`,
  `space.classList.contains('focused')`,
  `expect(button).toHaveClass('main')`,
]

const folder = mkdtempSync(join(tmpdir(), 'no-class-selector-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** The samples in which oxlint, as it runs everywhere, finds a class by our rule alone. */
const found = (samples: readonly string[]): (string | undefined)[] => {
  const config = join(folder, 'oxlint.json')
  const house = resolve('scripts/lint/house.js')
  const rules = { 'house/no-class-selector': 'error' }
  writeFileSync(
    config,
    JSON.stringify({ plugins: [], categories: { correctness: 'off' }, jsPlugins: [house], rules }),
  )
  for (const [at, code] of samples.entries()) writeFileSync(join(folder, `${at}.ts`), code)
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '-c', config, '-f', 'json', folder])
  const { diagnostics } = JSON.parse(String(stdout)) as { diagnostics: { filename: string }[] }
  const files = diagnostics.map(({ filename }) => Number(basename(filename, '.ts')))
  return files.sort((a, b) => a - b).map((at) => samples[at])
}

test('each selector by class is found once, and nothing else', () => {
  expect(found([...FINE, ...WRONG])).toEqual(WRONG)
})
