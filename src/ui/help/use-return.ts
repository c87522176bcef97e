import { useEffect, useState } from 'react'

/** When this goes, the focus returns to where it was before; if that is gone, to the question. */
export const useReturn = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const there = before instanceof HTMLElement && before !== document.body && before.isConnected
      const goal = there ? before : document.querySelector<HTMLElement>('.prompt')
      goal?.focus({ preventScroll: true })
    },
    [before],
  )
}
