import { useEffect } from 'react'
import { isKey } from '../../classroom/run'

/** Whoever writes a number or chooses from a list means that. */
const isWritten = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select') !== null

/** Hands on the keys of a clicker, and those that count hands, wherever the focus is. */
export const useKeys = (onKey: (key: string) => void): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target } = event
      if (!isKey(key) || isWritten(target) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      onKey(key)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [onKey])
}
