import { useEffect, type RefObject } from 'react'

/** A dialog that leaves nothing else to be pressed. */
const ABOVE = 'dialog[open]:not([data-beside="true"])'

/** Keeps the focus in a part of the page, but for a dialog that is opened above it. */
export const useHeldFocus = (part: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const hold = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || part.current?.contains(target)) return
      if (target.closest(ABOVE) !== null) return
      part.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    }
    // A press beside the button would let go of it.
    const keep = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || target.closest('button') !== null) return
      if (part.current?.contains(target)) event.preventDefault()
    }
    document.addEventListener('focusin', hold)
    document.addEventListener('mousedown', keep)
    return () => {
      document.removeEventListener('focusin', hold)
      document.removeEventListener('mousedown', keep)
    }
  }, [part])
}
