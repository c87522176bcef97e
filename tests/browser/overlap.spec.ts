import { expect, test } from '@playwright/test'
import { servedWith } from './building'
import type { Drawing } from './overlap/page'

// One worker, so that the page is made once.
test.describe.configure({ mode: 'default' })

const server = servedWith('tests/browser/overlap/page.tsx', 'overlap.js')

/** So many times as many positions: `MANY=4 npm run test:browser -- overlap`. */
const MANY = Number(process.env['MANY'] ?? 1)

/** Random late positions, and such with pieces crowded together. */
const POSITIONS = { late: 30 * MANY, crowded: 20 * MANY }

/** The sheet on a large screen and on a small one, for a projector, and the country on a phone and a tablet. */
const DRAWINGS: readonly Drawing[] = [
  { look: 'whole', width: 1340 },
  { look: 'whole', width: 820 },
  { look: 'projector', width: 1340 },
  { look: 'country', width: 390 },
  { look: 'country', width: 652 },
]

for (const game of ['arab-revolt', 'palestine'])
  test(`No name, number or piece covers another: ${game}`, async ({ page }) => {
    await page.goto(server().url)
    const drawn = await page.evaluateHandle(
      (address) => import(address) as Promise<typeof import('./overlap/page')>,
      `${server().url}overlap.js`,
    )
    const games = await drawn.evaluateHandle(({ positionsOf }, wanted) => positionsOf(wanted), {
      game,
      ...POSITIONS,
    })
    for (const drawing of DRAWINGS) {
      await page.setViewportSize({ width: drawing.width, height: 844 })
      const found = await drawn.evaluate(
        ({ overlaps }, [positions, how]) => overlaps(positions, how),
        [games, drawing] as const,
      )
      expect(found, `${drawing.look}, ${drawing.width} wide`).toEqual({})
    }
  })
