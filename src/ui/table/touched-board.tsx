import type { ComponentProps } from 'react'
import type { Content, SpaceId } from '../../games/index'
import type { Stroke } from '../../insight/index'
import { useHistory, type Edited } from '../hands/opened'
import { useScreen } from '../screen/use-screen'
import { BoardPart } from './board'
import { pressAt, triedAt, useGesture, useHands } from '../hands/gesture'
import { shownOf, useGiving } from '../hands/held'
import { plannedIn } from '../hands/moving'

type Drawn = Omit<
  ComponentProps<typeof BoardPart>,
  'tried' | 'planned' | 'usual' | 'lit' | 'open' | 'onSpace' | 'onElsewhere' | 'onHover'
>

interface Props extends Drawn {
  readonly at: number
  readonly edited: Edited | null
  readonly onAnswer: (...stroke: Stroke) => void
}

/** The board under the hands: what lies under the pointer changes it, and nothing else of the table. */
export function TouchedBoard({ at, edited, onAnswer, ...drawn }: Props) {
  const { game, view } = drawn
  const { story } = useScreen()
  const gesture = useGesture(at, (whole) => whole)
  const { setGesture, setTried } = useHands()
  const { openHistory } = useHistory()
  const giveOrHold = useGiving(at)
  const onSpace = (space: SpaceId, content: Content | null, finger: boolean) => {
    if (edited) openHistory({ edited: { ...edited, space } })
    if (!game) return
    const press = pressAt({ game, view }, gesture, space, content)
    // What has been put together to move has been seen already.
    const isToSee = finger && view.movement === null
    if ('answers' in press)
      giveOrHold(game, press.answers, isToSee, (stroke) => onAnswer(...stroke))
    else setGesture(at, { held: null, ...press.part })
  }
  const onHover = (space: SpaceId | null) =>
    game && setTried(at, triedAt({ game, view }, gesture, space))
  return (
    <BoardPart
      {...drawn}
      tried={shownOf(story, gesture)}
      planned={game && plannedIn(game, gesture.moving)}
      open={edited && edited.spaces}
      usual={edited ? null : gesture.usual}
      lit={edited ? new Set([edited.space]) : gesture.lit}
      onSpace={onSpace}
      onElsewhere={() => setGesture(at, { held: null })}
      onHover={onHover}
    />
  )
}
