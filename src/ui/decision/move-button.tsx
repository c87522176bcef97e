import { useContext } from 'react'
import { question, type Game } from '../../games/index'
import { lanesOf, movementOf, numberIn, type Stroke } from '../../insight/index'
import { Suggested } from '../learn/suggested'
import { MovingContext } from '../hands/moving'
import { useScreen } from '../screen/use-screen'
import type { EndOfTurn } from './ending'

interface Props {
  readonly game: Game
  /** What answers reveal, in words. */
  readonly note: (stroke: Stroke) => string
  /** The end of the turn, where it comes as soon as nothing more moves. */
  readonly ends: EndOfTurn | null
  readonly onMove: (stroke: Stroke) => void
  readonly onEnd: () => void
}

/** The dark button where pieces are to be moved: it says how many go where, and does all of it. */
export function MoveButton({ game, note, ends, onMove, onEnd }: Props) {
  const { words } = useScreen()
  const { numbers } = useContext(MovingContext).moving
  const { stroke, refused } = movementOf(game, numbers)
  const asked = question(game)
  if (asked === null) return null
  const going = lanesOf(game).flatMap((lane) => {
    const number = numberIn(numbers, lane)
    return number > 0 ? [{ ...lane, most: number }] : []
  })
  const moving = words.moving(asked.ask, asked.about.space, going)
  const end = stroke && going.length === 0 ? ends : null
  const final = stroke && (end ? end.note : note(stroke))
  return (
    <button
      type="button"
      className={stroke ? 'main end' : 'main end refused'}
      data-key={stroke ? 'end' : undefined}
      aria-disabled={stroke === null}
      onClick={() => (end ? onEnd() : stroke && onMove(stroke))}
    >
      {end ? end.title : moving} {stroke && <Suggested among={[stroke]} />}
      {end && <small>{moving}</small>}
      {final && <small>{final}</small>}
      {refused && (
        <small>
          {words.reason(refused)} ({refused.rule})
        </small>
      )}
    </button>
  )
}
