import { expect } from '@playwright/test'
import { question, type Game } from '../../src/games/index'
import { consequence, strokesOf } from '../../src/insight/index'
import type { Moment } from '../../src/store/index'
import { viewOf } from '../../src/ui/hands/view'
import { consequenceText } from '../../src/ui/words/en/consequence'
import type { TablePage } from './table-page'

interface Row {
  readonly title: string
  /** What it says of what comes of it. */
  readonly comes: string
}

/** Runs in the browser: every answer on the page, with what stands in its row beside its name. */
const readRows = (): readonly Row[] => {
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
}

/** The rows of the answers in position after position: each tells what comes of it. */
export class Rows {
  private readonly table: TablePage
  /** How many were read. */
  read = 0

  constructor(table: TablePage) {
    this.table = table
  }

  async check({ game, turnOver }: Moment): Promise<void> {
    if (turnOver || question(game) === null) return
    const rows = await this.table.page.evaluate(readRows)
    expect(rows.filter(({ comes }) => comes === '')).toEqual([])
    const isTold = ({ title, comes }: Row) =>
      rows.find((row) => row.title === title)?.comes.includes(comes)
    expect(this.expectedOf(game).filter((row) => !isTold(row))).toEqual([])
    this.read += rows.length
  }

  /** What the rows of spaces and pieces must say, by the game beside the page. */
  private expectedOf(game: Game): readonly Row[] {
    const { screen } = this.table
    const { spaces, picks } = viewOf(game)
    const { ask } = question(game)!
    return [...spaces, ...picks].map(({ option }) => ({
      title: screen.words.title(option, ask),
      comes: consequenceText(consequence(game, strokesOf(game, option).main), screen),
    }))
  }
}
