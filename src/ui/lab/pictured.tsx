import { useEffect } from 'react'
import { useGesture, useHands, type Gesture } from '../hands/gesture'
import { usePlace } from '../places/use-places'
import { LAB } from '../words/en/lab'

/** Whoever leaves by what goes away with it goes on at the step that was pictured. */
const focusStepIfLost = (step: number): void => {
  if (document.activeElement !== document.body) return
  document
    .querySelector<HTMLElement>(`[data-part=line] li:nth-child(${step}) button`)
    ?.focus({ preventScroll: true })
}

/** Esc leaves it, unless a dialog is there to be closed first. */
const useEscape = (leave: () => void): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null
      if (event.key === 'Escape' && !isTaken) leave()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  })
}

function Band({ step, onLeave }: { step: number; onLeave: () => void }) {
  useEscape(onLeave)
  useEffect(() => () => focusStepIfLost(step), [step])
  return (
    <footer className="pictured" data-part="pictured">
      <p role="status">{LAB.pictured(step)}</p>
      <button type="button" onClick={onLeave}>
        {LAB.toBoard}
      </button>
    </footer>
  )
}

/** While the map shows a board of the best line: which one, and the way back. It stands below what is pressed, which does not move. */
export function Pictured({ at }: { at: number }) {
  const { setGesture } = useHands()
  const pictured = useGesture(at, (gesture) => gesture.pictured)
  const picture = (one: Gesture['pictured']) => setGesture(at, { pictured: one })
  usePlace(pictured, picture)
  return pictured && <Band step={pictured.step} onLeave={() => picture(null)} />
}
