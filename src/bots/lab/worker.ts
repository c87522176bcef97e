import type { House } from '../../games/index'
import type { Asked, Port, Told } from './messages'
import { mindFor } from './minds'
import { workbench } from './workbench'

const again = new MessageChannel()
let waiting: (() => void) | null = null
again.port1.onmessage = () => {
  const work = waiting
  waiting = null
  work?.()
}

workbench(self as unknown as Port<Asked<House>, Told>, {
  mindOf: mindFor,
  now: () => performance.now(),
  later: (work) => {
    waiting = work
    again.port2.postMessage(null)
  },
})
