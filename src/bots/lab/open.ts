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

/**
 * A lab in a thread of its own. When the thread dies, all that was asked of it is asked once more of another;
 * when that dies too, it fails.
 */
export const labIn = (start: () => Thread): OpenLab => {
  let thread = start()
  const lab = new Lab<House>(thread)
  const watch = (mayRestart: boolean): void => {
    thread.onerror = ({ message }) => {
      thread.terminate()
      if (!mayRestart) {
        lab.fail(message || 'the worker has died')
        return
      }
      thread = start()
      watch(false)
      lab.moveTo(thread)
    }
  }
  watch(true)
  const close = () => {
    thread.terminate()
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

/** Opens a lab: in a worker or, in a browser without, within the page. */
export const openLab = (): OpenLab =>
  typeof Worker === 'undefined' ? within() : resting(labIn(started))
