import { expect, test } from '@playwright/test'
import { servedWith } from './building'
import type { Drawing } from './overlap/page'

// One worker, so that the page is made once.
test.describe.configure({ mode: 'default' })

const server = servedWith('tests/browser/overlap/page.tsx', 'overlap.js')

/** So many times as many positions: `MANY=4 npm run test:browser -- overlap`. */
const MANY = Number(process.env['MANY'] ?? 1)

/** Random late positions, and such with pieces crowded together. */
const POSITIONS = { late: 50 * MANY, crowded: 30 * MANY }

/** The sheet on a large screen and on a small one, for a projector, and the country on a phone and a tablet. */
const DRAWINGS: readonly Omit<Drawing, 'game'>[] = [
  { look: 'whole', width: 1340, ...POSITIONS },
  { look: 'whole', width: 820, ...POSITIONS },
  { look: 'projector', width: 1340, ...POSITIONS },
  { look: 'country', width: 390, ...POSITIONS },
  { look: 'country', width: 652, ...POSITIONS },
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
