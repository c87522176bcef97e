import { useLayoutEffect } from 'react'

/** How long a new question does not hear what was meant for the one before it, in milliseconds. */
const MOMENT = 350

/** So far a hand moves between the two presses of a double press, in pixels. */
const TREMBLE = 12

/** What answers, or goes on. */
const ANSWERS = '[data-part=answers], [data-what=initiative], [data-part=board], [data-key=end]'

interface Place {
  readonly x: number
  readonly y: number
}

const placeOf = ({ clientX, clientY }: MouseEvent): Place => ({ x: clientX, y: clientY })

/** Where the pointer was seen last; null before it is seen. */
let pointer: Place | null = null

/** Where it was when the question came, and when that was. */
let resting: { readonly at: Place; readonly since: number } | null = null

const isThere = (place: Place): boolean =>
  resting !== null && Math.hypot(place.x - resting.at.x, place.y - resting.at.y) <= TREMBLE

/** What has come under the pointer by itself is pointed at when the pointer moves. */
const pointAt = (target: EventTarget | null, { x, y }: Place): void => {
  target?.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, clientX: x, clientY: y, relatedTarget: null }),
  )
}

const onMove = (event: PointerEvent): void => {
  pointer = placeOf(event)
  if (resting === null || isThere(pointer)) return
  resting = null
  delete document.documentElement.dataset['resting']
  pointAt(event.target, pointer)
}

const onDown = (event: PointerEvent): void => {
  pointer = placeOf(event)
}

/** Coming over something, and going to something: either is heard as entering it. */
const onOver = (event: PointerEvent): void => {
  if (isThere(placeOf(event))) event.stopPropagation()
}

/** Whether it was meant for the question before; a press by key counts no clicks, and is always meant. */
const isLate = (event: MouseEvent): boolean =>
  resting !== null &&
  event.detail > 0 &&
  event.timeStamp - resting.since <= MOMENT &&
  isThere(placeOf(event))

/** A double press would select a word of what has come. */
const onMouseDown = (event: MouseEvent): void => {
  if (isLate(event)) event.preventDefault()
}

const onClick = (event: MouseEvent): void => {
  if (!isLate(event)) return
  if (event.target instanceof Element && event.target.closest(ANSWERS)) {
    event.stopPropagation()
    event.preventDefault()
  }
}

/** Hears the pointer before anything of the table does. */
const useEars = (): void => {
  useLayoutEffect(() => {
    const capture = { capture: true }
    document.addEventListener('pointermove', onMove, capture)
    document.addEventListener('pointerdown', onDown, capture)
    document.addEventListener('pointerover', onOver, capture)
    document.addEventListener('pointerout', onOver, capture)
    document.addEventListener('mousedown', onMouseDown, capture)
    document.addEventListener('click', onClick, capture)
    return () => {
      document.removeEventListener('pointermove', onMove, capture)
      document.removeEventListener('pointerdown', onDown, capture)
      document.removeEventListener('pointerover', onOver, capture)
      document.removeEventListener('pointerout', onOver, capture)
      document.removeEventListener('mousedown', onMouseDown, capture)
      document.removeEventListener('click', onClick, capture)
      resting = null
      delete document.documentElement.dataset['resting']
    }
  }, [])
}

/**
 * A pointer that has not moved since a question came does not mean anything of it: for a moment its presses are not
 * heard, so that a double press answers once, and nothing is drawn as pointed at until it moves.
 */
export const useRestingPointer = (at: number, between: string | null): void => {
  useEars()
  useLayoutEffect(() => {
    if (pointer === null) return
    resting = { at: pointer, since: performance.now() }
    document.documentElement.dataset['resting'] = ''
  }, [at, between])
}
