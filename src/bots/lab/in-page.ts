import type { World } from '../../coin/world'
import type { Asked, Port, Told } from './messages'
import { workbench, type Around } from './workbench'

/** The two ends of a line within one thread: what is put in at one comes out at the other, a little later. */
const line = <A, B>(): [Port<A, B>, Port<B, A>] => {
  const one: Port<A, B> = {
    postMessage: (message) => queueMicrotask(() => other.onmessage?.({ data: message })),
    onmessage: null,
  }
  const other: Port<B, A> = {
    postMessage: (message) => queueMicrotask(() => one.onmessage?.({ data: message })),
    onmessage: null,
  }
  return [one, other]
}

/** A workbench in the page itself, for a browser without workers: in the same short slices. */
export const inPage = <W extends World>(around: Around<W>): Port<Told, Asked<W>> => {
  const [page, bench] = line<Told, Asked<W>>()
  workbench(bench, around)
  return page
}
