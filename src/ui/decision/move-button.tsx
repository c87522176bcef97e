import { useContext } from 'react'
import { question, type Game } from '../../games/index'
import { lanesOf, movementOf, numberIn, type Stroke } from '../../insight/index'
import { Suggested } from '../learn/suggested'
import { MovingContext } from '../hands/moving'
import { useScreen } from '../screen/use-screen'
import type { Press } from './ending'
import { PressButton } from './press-button'

interface Props {
  readonly game: Game
  /** What answers reveal, in words. */
  readonly note: (stroke: Stroke) => string
  /** The end of the turn, where it comes as soon as nothing more moves. */
  readonly ends: Press | null
  readonly onMove: (stroke: Stroke) => void
}

/** The dark button where pieces are to be moved: it says how many go where, and does all of it. */
export function MoveButton({ game, note, ends, onMove }: Props) {
  const { words } = useScreen()
  const { numbers } = useContext(MovingContext).moving
  const { stroke, refused } = movementOf(game, numbers)
  const asked = question(game)
  if (asked === null) return null
  const going = lanesOf(game).flatMap((lane) => {
    const number = numberIn(numbers, lane)
    return number > 0 ? [{ ...lane, most: number }] : []
  })
  if (ends && stroke && going.length === 0) return <PressButton {...ends} />
  const final = stroke && note(stroke)
  return (
    <button
      type="button"
      className={stroke ? 'main end' : 'main end refused'}
      data-key={stroke ? 'end' : undefined}
      aria-disabled={stroke === null}
      onClick={() => stroke && onMove(stroke)}
    >
      {words.moving(asked.ask, asked.about.space, going)} {stroke && <Suggested among={[stroke]} />}
      {final && <small>{final}</small>}
      {refused && (
        <small>
          {words.reason(refused)} ({refused.rule})
        </small>
      )}
    </button>
  )
}
