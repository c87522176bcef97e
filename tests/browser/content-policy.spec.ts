import { expect, test } from '@playwright/test'
import { isComplaint } from './test'

declare global {
  interface Window {
    violations: string[]
    strangerRan?: boolean
  }
}

/** What would run or load something foreign, and what forbids it. */
const STRANGERS: readonly [what: string, directive: string, insert: () => void][] = [
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
      const button = '<button onclick="window.strangerRan = true">x</button>'
      document.body.insertAdjacentHTML('beforeend', button)
      document.querySelector<HTMLElement>('[onclick]')?.click()
    },
  ],
  [
    'a style in an attribute',
    'style-src-attr',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red">x</p>')
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

test('What would run or load something foreign does not, and every test at a table fails of it', async ({
  page,
}) => {
  let complaints: string[] = []
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text())
  })
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective}: ${blockedURI}`),
    )
  })
  await page.goto('./')
  for (const [what, directive, insert] of STRANGERS) {
    await page.evaluate(() => (window.violations = []))
    complaints = []
    await page.evaluate(insert)
    const violations = () => page.evaluate(() => window.violations.join())
    await expect.poll(violations, what).toContain(`${directive}: `)
    expect(await page.evaluate(() => window.strangerRan), what).toBeUndefined()
    await expect.poll(() => complaints.join(), what).toContain('Content Security Policy')
  }
})
