import { vi } from 'vitest'
import type { Asked, Told } from '../../../src/bots/lab/messages'
import type { House } from '../../../src/games/index'

/** A worker that does nothing by itself: the test says what it tells. */
class FakeWorker {
  static running: FakeWorker[] = []
  readonly asked: Asked<House>[] = []
  onmessage: ((event: { data: Told }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null

  constructor(_: URL, options: WorkerOptions) {
    // A browser that knows modules asks for them.
    if (options.type === 'module') FakeWorker.running.push(this)
  }

  postMessage(message: Asked<House>): void {
    this.asked.push(message)
  }

  terminate(): void {
    FakeWorker.running = FakeWorker.running.filter((one) => one !== this)
  }
}

/** Gives the page workers that do nothing by themselves; tells which are running. */
export const fakeWorkers = (): (() => readonly FakeWorker[]) => {
  FakeWorker.running = []
  vi.stubGlobal('Worker', FakeWorker)
  return () => FakeWorker.running
}
