// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Evaluation } from '../../../src/bots/lab/messages'
import {
  apply,
  options,
  question,
  type Game,
  type House,
  type Option,
} from '../../../src/games/index'
import { atOf, createTable, isExploring, openLibrary, present } from '../../../src/store/index'
import { useGesture } from '../../../src/ui/hands/gesture'
import { openLab } from '../../../src/ui/hands/lab-open'
import { StoresContext, type Stores } from '../../../src/ui/kit/stores'
import { useTable } from '../../../src/ui/kit/use-table'
import { LabPanel } from '../../../src/ui/lab/lab-panel'
import { LAB } from '../../../src/ui/words/en/lab'
import { PLAY_OUT } from '../../../src/ui/words/en/play-out'
import { isOver, playOn, SETUP } from '../../store/playing'
import { AGAINST_BOT } from '../../who-sits'
import { painted } from '../at-table'
import { fakeWorkers } from './fake-workers'

let running: ReturnType<typeof fakeWorkers>
let stores: Stores

function Panel() {
  const table = useTable((all) => all)
  const pictured = useGesture(atOf(table), (gesture) => gesture.pictured)
  return (
    <>
      <output>{pictured?.step}</output>
      <LabPanel {...{ table }} looking={null} onTry={() => undefined} onClose={vi.fn()} />
    </>
  )
}

/** How many jobs have been asked for and not dropped since. */
const jobs = (): number =>
  running()
    .flatMap(({ asked }) => asked)
    .reduce((sum, one) => sum + ('job' in one ? 1 : 0) - ('drop' in one ? 1 : 0), 0)

const state = () => document.querySelector('[data-doing]')
const dialog = () => screen.queryByRole('dialog', { name: PLAY_OUT.title })
const panel = () => screen.getByRole('region', { name: LAB.title })

beforeEach(async () => {
  running = fakeWorkers()
  const table = createTable()
  stores = { table, library: openLibrary(table) }
  table.getState().newGame({ ...SETUP, seats: AGAINST_BOT, handovers: false, seed: 2 })
  playOn(table, 20)
  openLab(stores, true)
  render(
    <StoresContext value={stores}>
      <Panel />
    </StoresContext>,
  )
  await painted()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Begins to play games out, and waits until they are asked for. */
const playOut = (): void => {
  fireEvent.click(screen.getByRole('button', { name: LAB.simulate }))
  fireEvent.click(within(dialog()!).getByRole('button', { name: PLAY_OUT.begin }))
}

test('When the game ends the lab says so, thinks about nothing, and plays on what it plays out', async () => {
  expect(state()?.getAttribute('data-doing')).toBe('thinking')
  playOut()
  fireEvent.click(within(dialog()!).getByRole('button', { name: PLAY_OUT.close }))
  const before = jobs()
  act(() => {
    while (!isOver(stores.table)) playOn(stores.table, 1)
  })
  await painted()
  expect(panel().textContent).toContain(LAB.over)
  expect(state()).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(jobs()).toBe(before)
  expect(running()).not.toEqual([])
})

test('Where few games have been played out it tells how many, and no share', () => {
  playOut()
  const worker = running()[0]!
  // The first that is asked for tells how long a game takes.
  const asked = worker.asked.flatMap((one) =>
    'job' in one && one.job.kind === 'simulate' ? [{ id: one.id, from: one.job.from }] : [],
  )
  const standing = { games: 0, sums: [], held: [] }
  const came = { games: 3, results: [1, 0, 1], ends: [3, 3, 3], wills: [], standing }
  const { id, from } = asked.at(-1)!
  act(() => worker.onmessage?.({ data: { id, told: 'so-far', result: { from, ...came } } }))
  fireEvent.click(within(dialog()!).getByRole('button', { name: PLAY_OUT.close }))
  expect(panel().textContent).toContain(PLAY_OUT.tooFew(3))
  expect(panel().textContent).not.toContain(LAB.noSampling)
})

test('When another tab plays the game the lab rests, and what it played out is left', async () => {
  playOut()
  expect(dialog()).not.toBeNull()
  expect(jobs()).toBeGreaterThan(0)
  act(() => stores.table.getState().follow(true))
  await painted()
  expect(panel().textContent).toContain(LAB.follows)
  expect([state(), dialog()]).toEqual([null, null])
  expect(running()).toEqual([])
  // Its own again, it thinks about what is there now.
  act(() => stores.table.getState().follow(false))
  await painted()
  expect(state()?.getAttribute('data-doing')).toBe('thinking')
  expect(dialog()).toBeNull()
  expect(present(stores.table.getState())).not.toBeNull()
})

/** A line from a game: always the first of its answers. */
const lineFrom = (game: Game): readonly Option[] => {
  const line: Option[] = []
  for (let now = game; line.length < 3 && question(now); now = apply(now, line.at(-1)!))
    line.push(options(now)[0]!)
  return line
}

const found = (line: readonly Option[]): Evaluation<House> => ({
  playouts: 100,
  value: 0.5,
  answers: [],
  why: { line, now: 0, then: 0, count: [], terms: [], playouts: 0, looked: 0, answers: 0 },
})

const now = () => present(stores.table.getState())!.game
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-part=line] button')]
const pictured = () => document.querySelector('output')!.textContent
const toBoard = () => screen.queryByRole('button', { name: LAB.toBoard })

/** The lab has found a line, and looks for a better one. */
const find = (line: readonly Option[]): void => {
  const [worker] = running()
  const id = worker!.asked.flatMap((one) => ('job' in one ? [one.id] : [])).at(-1)!
  act(() => worker!.onmessage?.({ data: { id, told: 'so-far', result: found(line) } }))
}

const press = (button: HTMLElement | null | undefined): void =>
  act(() => {
    button?.focus()
    button?.click()
  })

test('While a step of the line is pictured a band says so, and leads back; nobody loses the focus', () => {
  const line = lineFrom(now())
  find(line)
  expect(rows()).toHaveLength(3)
  expect(toBoard()).toBeNull()
  press(rows()[1])
  expect(pictured()).toBe('2')
  expect(panel().textContent).toContain(LAB.pictured(2))
  // Another line does not come under the pointer.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  find(line.slice(0, 2))
  expect(rows()).toHaveLength(3)
  expect(pictured()).toBe('2')

  press(toBoard())
  expect([pictured(), toBoard()]).toEqual(['', null])
  expect(document.activeElement).toBe(rows()[1])
  expect(rows()).toHaveLength(2)

  press(rows()[0])
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect([pictured(), toBoard()]).toEqual(['', null])
  expect(document.activeElement).toBe(rows()[0])
})

test('Whoever leaves the lab leaves what is pictured', async () => {
  find(lineFrom(now()))
  press(rows()[0])
  expect(pictured()).toBe('1')
  act(() => stores.table.getState().follow(true))
  await painted()
  expect(pictured()).toBe('')
})

test('A line that is tried leaves the focus in the lab', async () => {
  find(lineFrom(now()))
  press(rows()[1])
  press(screen.getByRole('button', { name: LAB.tryLine }))
  await painted()
  expect(isExploring(stores.table.getState())).toBe(true)
  expect(pictured()).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: LAB.title }))
})
