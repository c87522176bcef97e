import type { House } from '../../games/index'
import { inPage } from './in-page'
import { Lab } from './lab'
import type { Asked, Port, Told } from './messages'
import { mindFor } from './minds'
import { atEachPress } from './presses'

/** A lab, and what has to be known of where it works. */
export interface OpenLab {
  readonly lab: Lab<House>
  /** Whether it works in a thread of its own, and not in slices within the page. */
  readonly apart: boolean
  readonly close: () => void
}

const within = (): OpenLab => {
  const port = inPage<House>({
    mindOf: mindFor,
    now: () => performance.now(),
    later: (work) => setTimeout(work, 0),
  })
  return { lab: new Lab(port), apart: false, close: () => undefined }
}

/** What of a worker matters here. */
export interface Thread extends Port<Told, Asked<House>> {
  onerror: ((event: { readonly message: string }) => void) | null
  terminate(): void
}

const started = (): Thread =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as Thread

/** Between two looks whether a thread is silent, in milliseconds: a machine that has slept meanwhile has slept through one. */
const LOOK = 10_000
/** At so many silent looks in a row it is dead: another is at work before whoever has asked gives up. */
const DEAD = 3

/**
 * A lab in a thread of its own. When the thread dies, all that was asked of it is asked once more of another;
 * when that dies too, it fails. Not every thread that dies tells of it: so does one that is silent for long.
 */
export const labIn = (
  start: () => Thread,
  isSeen: () => boolean = () => !document.hidden,
): OpenLab => {
  let thread = start()
  let mayRestart = true
  let silent = 0
  const lab = new Lab<House>(thread)
  const end = (): void => {
    // What it still tells would be taken for its successor's.
    thread.onerror = null
    thread.terminate()
  }
  const restart = (): void => {
    mayRestart = false
    thread = start()
    thread.onerror = die
    lab.moveTo(thread)
  }
  const die = ({ message }: { readonly message: string }): void => {
    silent = 0
    end()
    try {
      if (mayRestart) {
        restart()
        return
      }
    } catch {
      // The browser gives no other.
    }
    lab.fail(message || 'the worker has died')
  }
  thread.onerror = die
  const looks = setInterval(() => {
    silent = lab.isSilent() && isSeen() ? silent + 1 : 0
    if (silent >= DEAD) die({ message: '' })
  }, LOOK)
  const close = () => {
    clearInterval(looks)
    end()
    // Others may have asked it for something too: they would wait for ever.
    lab.fail('the lab was closed')
  }
  return { lab, apart: true, close }
}

/** A lab apart that rests while a press is painted. */
const resting = (open: OpenLab): OpenLab => {
  const unhear = atEachPress((rests) => open.lab.rest(rests))
  const close = () => {
    unhear()
    open.close()
  }
  return { ...open, close }
}

/** Whether workers may be modules here. Where that is known it is read, and refused at once: nothing is fetched. */
const mayBeModules = (): boolean => {
  let isRead = false
  const options: WorkerOptions = {
    get type(): never {
      isRead = true
      throw new Error('this is all that was asked')
    },
  }
  try {
    new Worker('data:,', options).terminate()
  } catch {
    // It was refused, or there are no workers.
  }
  return isRead
}

/** Opens a lab: in a worker or, where the browser gives the page none that can work, within the page. */
export const openLab = (): OpenLab => {
  try {
    if (mayBeModules()) return resting(labIn(started))
  } catch {
    // A browser may know workers and yet forbid them.
  }
  return within()
}
