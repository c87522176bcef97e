import { rm } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import { addModule, builtVersion } from './building'
import type { Drawing } from './overlap/page'
import { serve } from './static-server'

const test = base.extend<object, { url: string }>({
  url: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are wanted.
    async ({}, use) => {
      const folder = await builtVersion('overlap')
      await addModule(folder, 'tests/browser/overlap/page.tsx', 'overlap.js')
      const server = await serve(folder)
      await use(server.url)
      await server.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

/** The sheet on a large screen and on a small one, for a projector, and the country on a phone and a tablet. */
const DRAWINGS: readonly Omit<Drawing, 'game'>[] = [
  { look: 'whole', width: 1340, late: 200, crowded: 60 },
  { look: 'whole', width: 820, late: 60, crowded: 60 },
  { look: 'projector', width: 1340, late: 200, crowded: 60 },
  { look: 'country', width: 390, late: 200, crowded: 60 },
  { look: 'country', width: 652, late: 60, crowded: 60 },
]

for (const game of ['arab-revolt', 'palestine'])
  for (const drawing of DRAWINGS)
    test(`No name, number or piece covers another: ${game}, ${drawing.look}, ${drawing.width} wide`, async ({
      page,
      url,
    }) => {
      await page.setViewportSize({ width: drawing.width, height: 844 })
      await page.goto(url)
      const found = await page.evaluate(
        async (wanted) => {
          const address = new URL('overlap.js', document.baseURI).href
          const { overlaps } = (await import(address)) as typeof import('./overlap/page')
          return overlaps(wanted)
        },
        { game, ...drawing },
      )
      expect(found).toEqual({})
    })
