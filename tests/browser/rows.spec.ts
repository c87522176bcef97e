import { expect } from '@playwright/test'
import { consequence, strokesOf } from '../../src/insight/index'
import { question, type Game } from '../../src/games/index'
import { viewOf } from '../../src/ui/hands/view'
import { SCREEN } from '../screen'
import { consequenceText } from '../../src/ui/words/en/consequence'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import type { TablePage } from './table-page'
import { inOneStep, test } from './test'

interface Row {
  readonly title: string
  /** What it says of what comes of it. */
  readonly comes: string
}

/** Every answer on the page, with what stands in its row beside its name. */
const rowsOf = ({ page }: TablePage): Promise<readonly Row[]> =>
  page.evaluate(() => {
    const textIn = (row: Element, selector: string) =>
      row.querySelector(selector)?.textContent.trim() ?? ''
    const rows = document.querySelectorAll(
      '[data-part=answers] button:not([aria-disabled="true"], :is(p, dt, span) *)',
    )
    return [...rows].map((row) => ({
      title: textIn(row, 'b'),
      comes: ['[data-consequence]', 'small']
        .map((selector) => textIn(row, selector))
        .join(' ')
        .trim(),
    }))
  })

/** What the rows of spaces and pieces must say, by the game beside the page. */
const expectedOf = (game: Game): readonly Row[] => {
  const { spaces, picks } = viewOf(game)
  const { ask } = question(game)!
  return [...spaces, ...picks].map(({ option }) => ({
    title: SCREEN.words.title(option, ask),
    comes: consequenceText(consequence(game, strokesOf(game, option).main), SCREEN),
  }))
}

/** How many games: `GAMES=3 npm run test:browser -- rows.spec`. */
const GAMES = Number(process.env['GAMES'] ?? 1)

for (const seed of Array.from({ length: GAMES }, (_, i) => 1936 + i))
  test(
    `Every row of a random game tells what comes of it: game ${seed}`,
    inOneStep(async ({ table }) => {
      const game = new Lockstep(table, quick(table))
      let read = 0
      await game.begin(seed)
      for await (const now of game.play()) {
        if (now.turnOver || question(now.game) === null) continue
        const rows = await rowsOf(table)
        expect(rows.filter(({ comes }) => comes === '')).toEqual([])
        const isTold = ({ title, comes }: Row) =>
          rows.find((row) => row.title === title)?.comes.includes(comes)
        expect(expectedOf(now.game).filter((row) => !isTold(row))).toEqual([])
        read += rows.length
      }
      expect(read).toBeGreaterThan(400)
    }),
  )
