import { useEffect } from 'react'
import { driver } from '../kit/use-driver'

/** Nothing to be seen: while it says so, bots play at this table. They wait while something else is looked at. */
export function Bots({ play }: { play: boolean }) {
  useEffect(() => {
    driver.getState().see(play)
    return () => driver.getState().see(false)
  }, [play])
  return null
}
