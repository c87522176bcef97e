import type { House } from '../../games/index'
import { inPage } from './in-page'
import { Lab } from './lab'
import type { Asked, Port, Told } from './messages'
import { mindFor } from './minds'

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

/**
 * Opens a lab in a worker; in a browser without workers, one within the page. When the worker dies, all that
 * was asked of it fails, and whoever asked may open another.
 */
export const openLab = (): OpenLab => {
  if (typeof Worker === 'undefined') return within()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const lab = new Lab(worker as unknown as Port<Told, Asked<House>>)
  worker.onerror = ({ message }) => lab.fail(message || 'the worker has died')
  return { lab, apart: true, close: () => worker.terminate() }
}
