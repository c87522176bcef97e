import { Dropped, type Errand } from '../../bots/lab/lab'
import type { Job, ResultOf } from '../../bots/lab/messages'
import type { OpenLab } from '../../bots/lab/open'
import type { House } from '../../games/index'

/** What a lab needs of the page around it. */
export interface Around {
  /** Opens one place of work: a worker, or the page itself. */
  readonly open: () => OpenLab
  /** How many of them work at once, and how often an evaluation plays on before it has settled. */
  readonly workers: number
  readonly playouts: number
  /** Milliseconds, from whenever. */
  readonly now: () => number
  /** Where what has been found is kept through a reload, and what names the build: others weigh by other weights. */
  readonly kept: {
    readonly build: string
    readonly read: () => unknown
    readonly write: (found: unknown) => void
  }
}

/** A part of the lab's state, for whoever works on it: it is kept in the store alone. */
export interface Part<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
}

/** The places of work of one lab: opened when something is asked for, closed when one of them has failed. */
export class Places {
  private readonly around: Pick<Around, 'open' | 'workers'>
  private open: readonly OpenLab[] = []

  constructor(around: Pick<Around, 'open' | 'workers'>) {
    this.around = around
  }

  /** One place for each worker; a lab within the page itself needs only one. */
  all(): readonly OpenLab[] {
    if (this.open.length > 0) return this.open
    try {
      this.openAll()
    } catch (error) {
      // Some of them are not all: the next time each is opened again.
      this.close()
      throw error
    }
    return this.open
  }

  /** Asks the first of them. Where it fails, all are closed: there may be nobody any more. */
  ask<K extends Job<House>['kind']>(
    job: Extract<Job<House>, { kind: K }>,
  ): Errand<ResultOf<House>[K]> | undefined {
    const asked = this.all()
    const errand = asked[0]?.lab.ask(job)
    errand?.result.catch((error: unknown) => {
      if (!(error instanceof Dropped) && this.open === asked) this.close()
    })
    return errand
  }

  private openAll(): void {
    const { open, workers } = this.around
    const first = open()
    this.open = [first]
    for (let more = first.apart ? workers - 1 : 0; more > 0; more--)
      this.open = [...this.open, open()]
  }

  close(): void {
    for (const one of this.open) one.close()
    this.open = []
  }
}
