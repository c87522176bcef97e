import { useEffect, useRef, useState } from 'react'
import { ROOM } from '../../classroom/sight-line'
import { OfGame } from '../kit/of-game'
import { CLASS } from '../words/en/class'
import { followClass, type Projected } from './channel'
import { Slide } from './slide'
import { useKeys } from './use-keys'

const NOTHING: Projected = { room: ROOM, game: null, shown: null }

/** What is led in another window; a key that is pressed here goes there. */
const useFollowed = () => {
  const [projected, setProjected] = useState(NOTHING)
  const class_ = useRef<ReturnType<typeof followClass> | null>(null)
  useEffect(() => {
    const followed = followClass(setProjected)
    class_.current = followed
    return () => followed.close()
  }, [])
  const [press] = useState(() => (key: string) => class_.current?.press(key))
  return { projected, press }
}

/** The window on the projector: it knows nothing but what the class sees. */
export function Projector() {
  const { projected, press } = useFollowed()
  useKeys(press)
  const { room, game, shown } = projected
  const slide = <Slide room={room} shown={shown} />
  return (
    <main className="class-projector" aria-label={shown?.title ?? CLASS.room}>
      {game === null ? slide : <OfGame game={game}>{slide}</OfGame>}
    </main>
  )
}
