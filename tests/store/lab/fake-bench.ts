import { Lab } from '../../../src/bots/lab/lab'
import type { Asked, Job, Port, Told } from '../../../src/bots/lab/messages'
import type { OpenLab } from '../../../src/bots/lab/open'
import type { House } from '../../../src/games/index'
import type { Around } from '../../../src/store/lab/around'

interface Heard<K extends Job<House>['kind']> {
  readonly id: number
  readonly job: Extract<Job<House>, { kind: K }>
}

/** A place of work that does nothing by itself: the test says what it tells. */
export class FakeBench implements OpenLab {
  readonly asked: Asked<House>[] = []
  isClosed = false
  readonly apart: boolean
  private readonly port: Port<Told, Asked<House>> = {
    postMessage: (message) => this.asked.push(message),
    onmessage: null,
  }
  readonly lab = new Lab<House>(this.port)
  readonly close = () => {
    this.isClosed = true
  }

  constructor(apart = true) {
    this.apart = apart
  }

  /** The jobs that it was asked for, those that were dropped since included. */
  jobs<K extends Job<House>['kind']>(kind: K): readonly Heard<K>[] {
    return this.asked.flatMap((one) =>
      'job' in one && one.job.kind === kind ? [one as Heard<K>] : [],
    )
  }

  /** The numbers of the jobs that were dropped. */
  get dropped(): readonly number[] {
    return this.asked.flatMap((one) => ('drop' in one ? [one.id] : []))
  }

  tell(told: Told): void {
    this.port.onmessage?.({ data: told })
  }
}

/** Two fake places of work, and what a lab needs beside them. */
export class FakeAround implements Around {
  readonly benches: FakeBench[] = []
  readonly playouts = 100
  readonly workers: number
  text: string | null = null
  clock = 0

  constructor(workers = 2) {
    this.workers = workers
  }

  readonly open = (): OpenLab => {
    const bench = new FakeBench()
    this.benches.push(bench)
    return bench
  }
  readonly now = () => (this.clock += 1000)
  readonly kept = {
    build: 'this build',
    read: (): unknown => JSON.parse(this.text ?? 'null'),
    write: (found: unknown) => {
      this.text = JSON.stringify(found)
    },
  }
}
