import { RuleTester } from 'eslint'
import { describe, test } from 'vitest'
import { noClassSelector } from '../../scripts/lint/no-class-selector.js'

RuleTester.describe = describe
RuleTester.it = test

const wrong = (code: string) => ({ code, errors: [{ messageId: 'byClass' }] })

new RuleTester().run('no-class-selector', noClassSelector, {
  valid: [
    `page.locator('[data-part=prompt]')`,
    `page.locator('main li h2 > button:not([aria-disabled="true"], p *)')`,
    `element.closest('input, [data-look]')`,
    `const ANSWERS = '[data-part=answers], [data-key="end"]'; target.closest(ANSWERS)`,
    `text.includes('.sheet')`,
    `name.endsWith('.json')`,
    `host.className = 'map-frame'`,
    `page.getByText(words, { selector: 'li' })`,
  ],
  invalid: [
    wrong(`document.querySelector('.prompt')`),
    wrong(`page.locator('main.table')`),
    wrong(`page.locator('dialog[open]:not(.reader)')`),
    wrong(`page.locator('li:has(> .pin)')`),
    wrong('page.locator(`.slide[data-at="${at}"]`)'),
    wrong(`element.matches('[data-dims] .space')`),
    wrong(`sheet.querySelectorAll('g[class]')`),
    wrong(`const NAMED = '.name, .plate'; target.closest(NAMED)`),
    wrong(`page.getByText(words, { selector: '.written' })`),
    wrong(`isFirst(row.className)`),
    wrong(`space.classList.contains('focused')`),
    wrong(`expect(button).toHaveClass('main')`),
  ],
})
