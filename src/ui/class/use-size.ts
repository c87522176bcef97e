import { useLayoutEffect, useRef, useState } from 'react'

/** How wide and high something is drawn, whenever that changes. */
export const useSize = () => {
  const drawn = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current } = drawn
    if (!current) return
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight })
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return [drawn, size] as const
}
