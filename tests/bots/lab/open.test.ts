import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLab } from '../../../src/bots/lab/open'

let running: Set<object>

/** A browser with such workers. */
const withWorkers = (make: (options: WorkerOptions) => void): void => {
  class FakeWorker {
    constructor(_: URL | string, options: WorkerOptions) {
      make(options)
      running.add(this)
    }

    terminate(): void {
      running.delete(this)
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
}

beforeEach(() => {
  running = new Set()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => void vi.unstubAllGlobals())

test('A lab works in a worker, and in no more than one', () => {
  withWorkers(({ type }) => expect(type).toBe('module'))
  const { apart, close } = openLab()
  expect([apart, running.size]).toEqual([true, 1])
  close()
  expect(running.size).toBe(0)
})

test.each([
  ['cannot be modules', () => undefined],
  [
    'are forbidden',
    ({ type }: WorkerOptions) => {
      throw new Error(`no ${type}`)
    },
  ],
])('A lab works within the page where workers %s', (_, make) => {
  withWorkers(make)
  expect(openLab().apart).toBe(false)
  expect(running.size).toBe(0)
})

test('A worker says that it is there as soon as it has been fetched', async () => {
  const told: unknown[] = []
  vi.stubGlobal('self', { postMessage: (one: unknown) => told.push(one) })
  await import('../../../src/bots/lab/worker')
  expect(told).toEqual([{ told: 'here' }])
})
