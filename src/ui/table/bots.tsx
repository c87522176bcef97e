import { useEffect } from 'react'
import { useDriver } from '../kit/use-driver'

/** Nothing to be seen: while it says so, bots play at this table. They wait while something else is looked at, or nobody looks. */
export function Bots({ play }: { play: boolean }) {
  const letPlay = useDriver((driver) => driver.see)
  useEffect(() => {
    const see = () => letPlay(play && !document.hidden)
    see()
    document.addEventListener('visibilitychange', see)
    return () => {
      document.removeEventListener('visibilitychange', see)
      letPlay(false)
    }
  }, [letPlay, play])
  return null
}
