import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test'
import type { GameId } from '../../src/games/index'
import './rules'
import { TablePage } from './table-page'

/** What a page says that gets no service worker: those of most tests. */
const NO_WORKER = 'Service Worker registration blocked by Playwright'

/** Whether what is written to the console is a complaint. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && message.text() !== NO_WORKER

/** Everything that a page complains of. */
const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text())
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
  return complaints
}

/** For tests in which pieces glide, as they do for most people: `test.use(GLIDING)`. */
export const GLIDING = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** A test at the table of a game, the first where none is named, which fails if the page complains of anything, whatever else it shows. */
export const test = base.extend<{ table: TablePage; game: GameId }>({
  game: ['arab-revolt', { option: true }],
  table: async ({ page, game }, use) => {
    const complaints = complaintsOf(page)
    await use(new TablePage(page, game))
    expect(complaints).toEqual([])
  },
})

interface AtTable {
  readonly table: TablePage
  readonly page: Page
}

/**
 * What a test of hundreds of presses does, as one step: outside of one Playwright goes through all that was done before
 * at each press, which took as long as the page did.
 */
export const inOneStep =
  (play: (at: AtTable) => Promise<void>) =>
  ({ table, page }: AtTable): Promise<void> =>
    test.step('all of it', () => play({ table, page }))
