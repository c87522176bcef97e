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

const page = self as unknown as Port<Asked<House>, Told>

workbench(page, {
  mindOf: mindFor,
  now: () => performance.now(),
  later: (work) => {
    waiting = work
    again.port2.postMessage(null)
  },
})

// From now on it is known to be there: what it still has to fetch may take long.
page.postMessage({ told: 'here' })
