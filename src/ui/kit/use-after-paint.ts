import { useEffect, useState } from 'react'

/** What was given before the last picture: it follows once that is painted, so that the picture need not wait for it. */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [painted, setPainted] = useState({ value })
  useEffect(() => {
    let then: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      then = setTimeout(() => setPainted({ value }))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(then)
    }
  }, [value])
  return painted.value
}
