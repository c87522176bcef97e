// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { options } from '../../../src/games/index'
import { present } from '../../../src/store/index'
import '../../../src/ui/offline/new-version'
import { PLAYERS } from '../../who-sits'

/** A browser's registration, as much of it as the page looks at. */
const registration = Object.assign(new EventTarget(), {
  active: { postMessage: vi.fn() },
  installing: null as EventTarget | null,
  waiting: null as { postMessage: (message: string) => void } | null,
})
let workers: EventTarget

const open = async () => {
  vi.resetModules()
  await (await import('../../../src/games/index')).load('arab-revolt')
  const { keepOffline } = await import('../../../src/offline/index')
  const { NewVersion } = await import('../../../src/ui/offline/new-version')
  const { render, table } = await import('../at-table')
  render(<NewVersion />)
  await act(keepOffline)
  return table
}

const install = () => {
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn() })
  act(() => {
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    registration.installing = null
    registration.waiting = worker
    worker.dispatchEvent(new Event('statechange'))
  })
  return worker
}

const takeOver = (): void => act(() => void workers.dispatchEvent(new Event('controllerchange')))
const shown = () => screen.queryByText('A new version is ready.') !== null
const reload = vi.fn()

beforeEach(() => {
  registration.waiting = null
  workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  })
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  reload.mockClear()
})

test('a version that is ready is told, loaded when asked for, and not before', async () => {
  await open()
  expect(shown()).toBe(false)
  const worker = install()
  expect(shown()).toBe(true)
  expect(worker.postMessage).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Load it' }))
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take-over')
  expect(reload).not.toHaveBeenCalled()
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('it can be put off', async () => {
  await open()
  install()
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(shown()).toBe(false)
})

test('when another tab has loaded it, this one only says so', async () => {
  await open()
  takeOver()
  expect(reload).not.toHaveBeenCalled()
  expect(shown()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Load it' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('in the middle of a turn nothing is said', async () => {
  const table = await open()
  install()
  act(() =>
    table.getState().newGame({
      game: 'arab-revolt',
      seats: PLAYERS,
      seed: 1,
      chance: 'seed',
      handovers: false,
    }),
  )
  expect(shown()).toBe(true)
  act(() => {
    const { answer, ...state } = table.getState()
    answer(options(present(state)!.game)[0]!)
  })
  expect(shown()).toBe(false)
  act(() => table.getState().undo())
  expect(shown()).toBe(true)
})
