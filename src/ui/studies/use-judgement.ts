import { useEffect, useState } from 'react'
import type { Game } from '../../games/index'
import type { Thought } from '../../store/lab/thinking'
import { labBeside } from '../lab/use-lab'

/**
 * What the lab makes of a position, as soon as that is wanted; what it has settled stays while the position does. It
 * thinks about it again by the second.
 */
export const useJudgement = (game: Game | null): readonly [Thought | null, () => void] => {
  const [thought, setThought] = useState<Thought | null>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (game === null) return
    const lab = labBeside()
    const unhear = lab.subscribe((now) => {
      if (now.thought) setThought(now.thought)
    })
    lab.getState().look(game)
    const see = () => lab.getState().see(!document.hidden)
    see()
    document.addEventListener('visibilitychange', see)
    return () => {
      document.removeEventListener('visibilitychange', see)
      unhear()
      lab.getState().close()
    }
  }, [game, times])
  return [thought?.game === game ? thought : null, () => setTimes(times + 1)]
}
