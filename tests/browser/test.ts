import { expect, test as base, type Page } from '@playwright/test'
import type { GameId } from '../../src/games/index'
import './rules'
import { TablePage } from './table-page'

/** Everything that a page complains of. */
const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => {
    // What a page was still fetching when it was left is broken off.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`${request.url()} failed`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`)
  })
  page.context().on('serviceworker', (worker) =>
    worker.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    }),
  )
  return complaints
}

/** A test at the table of a game, the first where none is named, which fails if the page complains of anything, whatever else it shows. */
export const test = base.extend<{ table: TablePage; game: GameId }>({
  game: ['arab-revolt', { option: true }],
  table: async ({ page, game }, use) => {
    const complaints = complaintsOf(page)
    await use(new TablePage(page, game))
    expect(complaints).toEqual([])
  },
})
