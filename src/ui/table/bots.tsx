import { useEffect } from 'react'
import { driver } from '../kit/use-driver'

/** Nothing to be seen: while it says so, bots play at this table. They wait while something else is looked at, or nobody looks. */
export function Bots({ play }: { play: boolean }) {
  useEffect(() => {
    const see = () => driver.getState().see(play && !document.hidden)
    see()
    document.addEventListener('visibilitychange', see)
    return () => {
      document.removeEventListener('visibilitychange', see)
      driver.getState().see(false)
    }
  }, [play])
  return null
}
