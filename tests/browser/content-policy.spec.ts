import { expect, test } from '@playwright/test'
import { beginGame, clickOn } from './random-clicks'

declare global {
  interface Window {
    violations: string[]
    strangerRan?: boolean
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective}: ${blockedURI}`),
    )
  })
  await page.goto('./')
})

test('a whole game asks for nothing that the policy forbids', async ({ page }) => {
  await beginGame(page, 7)
  await clickOn(page, 5_000)
  await expect(page.locator('[data-part=result]')).toBeVisible()
  expect(await page.evaluate(() => window.violations)).toEqual([])
})

test.describe('what would run or load something foreign does not', () => {
  const strangers: [what: string, directive: string, insert: () => void][] = [
    [
      'a script in the page',
      'script-src-elem',
      () => {
        const script = document.createElement('script')
        script.textContent = 'window.strangerRan = true'
        document.body.append(script)
      },
    ],
    [
      'a text that is made into code',
      'script-src',
      () => {
        Reflect.apply(setTimeout, window, ['window.strangerRan = true'])
      },
    ],
    [
      'a handler in an attribute',
      'script-src-attr',
      () => {
        document.body.innerHTML += '<button onclick="window.strangerRan = true">x</button>'
        document.querySelector<HTMLElement>('[onclick]')?.click()
      },
    ],
    [
      'a style in an attribute',
      'style-src-attr',
      () => {
        document.body.innerHTML += '<p style="color: red">x</p>'
      },
    ],
    [
      'a picture from elsewhere',
      'img-src',
      () => {
        document.body.append(Object.assign(new Image(), { src: 'https://example.org/x.png' }))
      },
    ],
    [
      'another base for addresses',
      'base-uri',
      () => {
        const to = { href: 'https://example.org/' }
        document.head.append(Object.assign(document.createElement('base'), to))
      },
    ],
  ]
  for (const [what, directive, insert] of strangers)
    test(what, async ({ page }) => {
      await page.evaluate(insert)
      const violations = () => page.evaluate(() => window.violations.join())
      await expect.poll(violations).toContain(`${directive}: `)
      expect(await page.evaluate(() => window.strangerRan)).toBeUndefined()
    })
})
