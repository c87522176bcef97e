import { useEffect, useRef, type RefObject } from 'react'

/** The heading of a screen: whoever comes from another one begins to read there. */
export const useHeading = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
