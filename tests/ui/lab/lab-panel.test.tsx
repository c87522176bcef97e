// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTable, openLibrary, present } from '../../../src/store/index'
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
  return <LabPanel {...{ table }} looking={null} onTry={() => undefined} onClose={vi.fn()} />
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
