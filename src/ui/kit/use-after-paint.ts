import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Does something once the next picture is painted; what it returns takes that back. */
const afterPaint = (what: () => void): (() => void) => {
  let then: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    then = setTimeout(what)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(then)
  }
}

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

/** Whether what stands beside it is painted; true at once for what does not wait for that. */
export const useIsPainted = (waits: boolean): boolean => {
  const [isPainted, setIsPainted] = useState(!waits)
  useEffect(() => (isPainted ? undefined : afterPaint(() => setIsPainted(true))), [isPainted])
  return isPainted
}
