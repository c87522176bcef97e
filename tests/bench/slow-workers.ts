import type { Page } from '@playwright/test'

/** Runs in a worker, before its own code: each bit of its work takes so many times as long. */
const slowed = (times: number): void => {
  const real = performance.now.bind(performance)
  const now = (): number => real()
  let since = 0
  const waste = (): number => {
    const until = now() + (times - 1) * (now() - since)
    while (now() < until);
    since = now()
    return since
  }
  // A slice of work is as long as ever by the clock, and holds less.
  performance.now = waste
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    set(this: MessagePort, hear: (event: MessageEvent) => void) {
      this.start()
      this.addEventListener('message', (event: MessageEvent) => {
        since = now()
        hear(event)
        waste()
      })
    },
  })
  const say = self.postMessage.bind(self)
  self.postMessage = (told: object) => say({ ...told, said: performance.timeOrigin + now() })
  // What was needed to get here took longer as well.
  waste()
}

/** Slows the workers of a page, which the browser’s own throttle leaves alone. */
export const slowWorkers = (page: Page, times: number): Promise<unknown> =>
  page.route(/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    const body = `(${slowed.toString()})(${times});${await response.text()}`
    await route.fulfill({ response, body })
  })

interface Said {
  readonly id: number
  readonly at: number
}

interface Heard extends Said {
  /** When the page came to hear it: it may have had to paint before. */
  readonly heard: number
}

interface Dropped extends Said {
  /** When the page came to hear anything again, whatever was said to it: until then it was busy, with a paint most of all. */
  free: number
}

declare global {
  interface Window {
    /** What the page and its workers have said to one another: jobs, those that were dropped, and words about them. */
    said: { readonly asked: Said[]; readonly dropped: Dropped[]; readonly told: Heard[] }
  }
}

/** Makes the page take down what is said between it and its slowed workers, job by job; several workers count their own. */
export const watchWorkers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.said = { asked: [], dropped: [], told: [] }
    let workers = 0
    window.Worker = class extends Worker {
      private readonly number: number

      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        workers += 1
        this.number = workers
        this.addEventListener('message', ({ data }: MessageEvent<{ id: number; said: number }>) => {
          const at = data.said - performance.timeOrigin
          window.said.told.push({ id: this.idOf(data.id), at, heard: performance.now() })
        })
      }

      override postMessage(message: { id?: number; drop?: true }): void {
        // To rest, and to go on, is said of no job.
        if (message.id !== undefined) this.note(this.idOf(message.id), message.drop === true)
        super.postMessage(message)
      }

      private note(id: number, isDropped: boolean): void {
        const at = performance.now()
        if (!isDropped) {
          window.said.asked.push({ id, at })
          return
        }
        const dropped = { id, at, free: at }
        window.said.dropped.push(dropped)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => (dropped.free = performance.now())
        port2.postMessage(null)
      }

      private idOf(id: number): number {
        return 1000 * this.number + id
      }
    }
  })
