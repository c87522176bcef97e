import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint'

/**
 * What was given before the last picture: it follows once that is painted, so that the picture need not wait for it. What is
 * given meanwhile does not put it off: it is what follows then.
 */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [painted, setPainted] = useState({ value })
  const latest = useRef(value)
  const takeBack = useRef<(() => void) | null>(null)
  useEffect(() => {
    latest.current = value
    takeBack.current ??= afterPaint(() => {
      takeBack.current = null
      // At once, with all that it does: whoever rests until a press is painted goes on right after it.
      flushSync(() => setPainted({ value: latest.current }))
    })
  }, [value])
  useEffect(
    () => () => {
      takeBack.current?.()
      takeBack.current = null
    },
    [],
  )
  return painted.value
}
