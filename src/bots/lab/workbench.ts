import type { World } from '../../coin/world'
import type { Mind } from '../mind'
import type { Asked, Port, Told } from './messages'
import type { Task } from './task'
import { taskOf } from './tasks'

export interface Around<W extends World> {
  /** All that is known of a game, by its id; it may have to be loaded first. */
  readonly mindOf: (game: string) => Promise<Mind<W>>
  /** Milliseconds, from whenever. */
  readonly now: () => number
  /** Calls back after whatever waits: messages that came in meanwhile, or somebody's click. */
  readonly later: (work: () => void) => void
}

/** How long it works before it lets others in, and between two words about a job, in milliseconds. */
const SLICE = 6
const WORD = 150

interface Work {
  readonly id: number
  readonly task: Task<unknown>
  told: number
}

/** Does the jobs that come in on a port, in turn and in short slices, so that it always hears what comes next. */
export const workbench = <W extends World>(
  port: Port<Asked<W>, Told>,
  { mindOf, now, later }: Around<W>,
): void => {
  const works: Work[] = []
  const dropped = new Set<number>()
  let waiting = false
  let rests = false

  const fail = (id: number, error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error)
    port.postMessage({ id, told: 'failed', message })
  }

  const away = (id: number): void => {
    const at = works.findIndex((one) => one.id === id)
    if (at >= 0) works.splice(at, 1)
  }

  /** Works at a job for one slice. */
  const workAt = (work: Work): void => {
    const { id, task } = work
    const until = now() + SLICE
    try {
      let done = false
      do done = task.step()
      while (!done && now() < until)
      if (done) {
        away(id)
        port.postMessage({ id, told: 'done', result: task.result() })
      } else if (now() - work.told >= WORD) {
        work.told = now()
        port.postMessage({ id, told: 'so-far', result: task.result() })
      }
    } catch (error) {
      away(id)
      fail(id, error)
    }
  }

  const goOn = (): void => {
    waiting = false
    const work = rests ? undefined : works.shift()
    if (work === undefined) return
    works.push(work)
    workAt(work)
    wake()
  }

  const wake = (): void => {
    if (waiting || rests || works.length === 0) return
    waiting = true
    later(goOn)
  }

  const take = async (asked: Extract<Asked<W>, { job: unknown }>): Promise<void> => {
    const { id, job } = asked
    try {
      const mind = await mindOf(job.game.of)
      if (dropped.delete(id)) return
      works.push({ id, task: taskOf(mind, job), told: -Infinity })
      wake()
    } catch (error) {
      fail(id, error)
    }
  }

  port.onmessage = ({ data }) => {
    if ('here' in data) port.postMessage({ told: 'here' })
    else if ('rest' in data) {
      rests = data.rest
      wake()
    } else if ('job' in data) void take(data)
    else if (works.some(({ id }) => id === data.id)) away(data.id)
    else dropped.add(data.id)
  }
}
