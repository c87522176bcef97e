import { expect, test } from '@playwright/test'
import { servedWith } from './building'
import type { Drawing } from './overlap/page'

// One worker, so that the page is made once.
test.describe.configure({ mode: 'default' })

const server = servedWith('tests/browser/overlap/page.tsx', 'overlap.js')

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
    }) => {
      await page.setViewportSize({ width: drawing.width, height: 844 })
      await page.goto(server().url)
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
