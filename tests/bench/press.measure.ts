/*
 * How much of a processor a press takes until it is painted, over a random game by mouse: other work on the machine
 * hardly changes it, as it does what the clock says.
 *
 *   npm run measure -- bench/press
 *   GAME=palestine npm run measure -- bench/press
 *   AGAINST=../before/dist npm run measure -- bench/press   # by turns with another build
 */
import { expect, type Browser } from '@playwright/test'
import { randomFrom } from '../../src/bots/random'
import { serve } from '../browser/static-server'
import { TablePage } from '../browser/table-page'
import { test } from '../browser/test'
import { GAME, SEED, playThrough, pressing } from './play'
import { quantile } from './quantile'
import { PARTS, costsIn, type Cost, type Part } from './trace'

/** How often each build is measured: of a press the least counts, because what comes between only adds. */
const TURNS = Number(process.env['TURNS'] ?? 2)

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/** How many of the slowest presses are looked into. */
const SLOWEST = 20

const costsOf = async (browser: Browser, baseURL: string): Promise<readonly Cost[]> => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  const table = new TablePage(page, 'arab-revolt')
  await browser.startTracing(page, { categories: CATEGORIES })
  await playThrough(table, pressing(table))
  const costs = costsIn(await browser.stopTracing())
  await context.close()
  return costs
}

/** Of each press the turn in which it took least. */
const least = (turns: readonly (readonly Cost[])[]): readonly Cost[] =>
  (turns[0] ?? []).map((_, i) =>
    turns.map((one) => one[i]!).reduce((one, other) => (other.all < one.all ? other : one)),
  )

/** Presses can be held against one another only where they are the same. */
const expectSameGame = (turns: readonly (readonly Cost[])[]): void =>
  expect(new Set(turns.map(({ length }) => length)).size, 'games of as many presses').toBe(1)

const allOf = (costs: readonly Cost[]): readonly number[] => costs.map(({ all }) => all)

const shown = (milliseconds: number): string => milliseconds.toFixed(1)

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)

const partsOf = (costs: readonly Cost[]): string => {
  const parts = [...Object.keys(PARTS), 'other'] as Part[]
  return parts
    .map((part) => `${part} ${shown(sum(costs.map(({ of }) => of[part])) / costs.length)}`)
    .join(', ')
}

const report = (costs: readonly Cost[]): readonly string[] => {
  const all = allOf(costs)
  const slowest = [...costs].sort((one, other) => other.all - one.all).slice(0, SLOWEST)
  return [
    `${all.length} presses of game ${SEED}, the least of ${TURNS} turns, in milliseconds of a processor until the paint`,
    `  median ${shown(quantile(all, 0.5))}, 95th percentile ${shown(quantile(all, 0.95))}, longest ${shown(quantile(all, 1))}`,
    `  a press: ${partsOf(costs)}`,
    `  one of the slowest ${SLOWEST}: ${partsOf(slowest)}`,
  ]
}

/** How often games are drawn anew from the presses, for an interval. */
const DRAWN = 2000

/** What the one build takes of what the other does, in 95 of 100 games drawn from the same presses. */
const ratioOf = (one: readonly Cost[], other: readonly Cost[], part: number): string => {
  const random = randomFrom(SEED)
  const ratio = (which: readonly number[]) =>
    quantile(allOf(which.map((i) => one[i]!)), part) /
    quantile(allOf(which.map((i) => other[i]!)), part)
  const drawn = Array.from({ length: DRAWN }, () =>
    ratio(one.map(() => Math.floor(random() * one.length))),
  )
  const whole = ratio(one.map((_, i) => i))
  return `${whole.toFixed(2)} (${quantile(drawn, 0.025).toFixed(2)} to ${quantile(drawn, 0.975).toFixed(2)})`
}

test(`processor time of a press in ${GAME}`, async ({ browser, baseURL }) => {
  const against = process.env['AGAINST']
  const other = against === undefined ? null : await serve(against)
  const [here, there]: [(readonly Cost[])[], (readonly Cost[])[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    if (other) there.push(await costsOf(browser, other.url))
    here.push(await costsOf(browser, baseURL!))
  }
  await other?.close()
  expectSameGame([...here, ...there])
  const costs = least(here)
  const lines = [...report(costs)]
  if (other) {
    const before = least(there)
    const parts = [0.5, 0.95, 1].map((part) => ratioOf(costs, before, part))
    lines.push(
      `${against}: ${report(before).join('\n')}`,
      `of what that takes: median ${parts[0]}, 95th percentile ${parts[1]}, longest ${parts[2]}`,
    )
  }
  console.log(lines.join('\n'))
})
