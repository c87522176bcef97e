import type { Game } from '../../coin/game'
import type { OptionOf, World } from '../../coin/world'
import type { LevelId } from '../levels'
import type { Player } from '../player'
import type { Asked, Job, Port, ResultOf, Told } from './messages'

/** A job that has been asked for. After `drop` nothing more is heard of it. */
export interface Errand<Result> {
  readonly result: Promise<Result>
  readonly drop: () => void
}

/** The job was dropped before it was done. */
export class Dropped extends Error {
  override readonly name = 'Dropped'
}

interface Open<W extends World> {
  readonly job: Job<W>
  readonly soFar: (result: unknown) => void
  readonly done: (result: unknown) => void
  readonly fail: (error: Error) => void
}

/** Asks whoever works at the other end of a port. Each job has a number, so that nothing late is taken for it. */
export class Lab<W extends World> {
  private port: Port<Told, Asked<W>>
  private readonly open = new Map<number, Open<W>>()
  private last = 0
  /** Whether a word has come since the last look, and whether any has come from where it asks now. */
  private hasHeard = false
  private hasEverHeard = false

  constructor(port: Port<Told, Asked<W>>) {
    this.port = port
    port.onmessage = ({ data }) => this.hear(data)
  }

  ask<K extends Job<W>['kind']>(
    job: Extract<Job<W>, { kind: K }>,
    soFar: (result: ResultOf<W>[K]) => void = () => undefined,
  ): Errand<ResultOf<W>[K]> {
    const id = (this.last += 1)
    const result = new Promise<ResultOf<W>[K]>((resolve, reject) => {
      this.open.set(id, {
        job,
        soFar: (one) => soFar(one as ResultOf<W>[K]),
        done: (one) => resolve(one as ResultOf<W>[K]),
        fail: reject,
      })
    })
    this.port.postMessage({ id, job })
    return { result, drop: () => this.drop(id) }
  }

  /** Whoever works there shall rest, or go on. */
  rest(rest: boolean): void {
    this.port.postMessage({ rest })
  }

  /**
   * Whether no word has come since this was asked last, where something is open: whoever is there says so, also while it
   * rests or has to fetch something first. Before the first word it has to be fetched itself, however long that takes.
   */
  isSilent(): boolean {
    const isSilent = this.hasEverHeard && !this.hasHeard
    this.hasHeard = false
    if (this.open.size === 0) return false
    this.port.postMessage({ here: true })
    return isSilent
  }

  /** Asks all that is still open again, at another port. */
  moveTo(port: Port<Told, Asked<W>>): void {
    this.port.onmessage = null
    this.port = port
    this.hasEverHeard = false
    port.onmessage = ({ data }) => this.hear(data)
    for (const [id, { job }] of this.open) port.postMessage({ id, job })
  }

  /** Whoever works there has died: all that was asked fails. */
  fail(message: string): void {
    for (const { fail } of this.open.values()) fail(new Error(message))
    this.open.clear()
  }

  private drop(id: number): void {
    const open = this.open.get(id)
    if (open === undefined) return
    this.open.delete(id)
    this.port.postMessage({ id, drop: true })
    open.fail(new Dropped('dropped'))
  }

  private hear(told: Told): void {
    this.hasHeard = true
    this.hasEverHeard = true
    if (told.told === 'here') return
    const open = this.open.get(told.id)
    if (open === undefined) return
    if (told.told === 'so-far') {
      open.soFar(told.result)
      return
    }
    this.open.delete(told.id)
    if (told.told === 'done') open.done(told.result)
    else open.fail(new Error(told.message))
  }
}

/** A bot that thinks at the other end of a lab. */
export const botAt = <W extends World>(lab: Lab<W>, level: LevelId): Player<W> => ({
  choose: async (
    game: Game<W>,
    given: { seed: number; playouts?: number },
  ): Promise<OptionOf<W>> => {
    const { option } = await lab.ask({ kind: 'move', game, level, ...given }).result
    return option
  },
})
