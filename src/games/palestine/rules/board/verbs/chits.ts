import type { IntelChit } from '../../data/chits'
import type { IntelChange } from '../facts'
import { writable, type Table } from '../table'

/** 1.6.1 A chit goes to the British, or back into the bag; it can be drawn again at once (PR29). */
export const passIntel = (t: Table, chit: IntelChit, change: IntelChange): void => {
  const { bag, held } = writable(t).intel
  const [from, to] = change === 'drawn' ? [bag, held] : [held, bag]
  from[chit] -= 1
  to[chit] += 1
  t.facts?.push({ fact: 'intel', chit, change, why: t.cause })
}
