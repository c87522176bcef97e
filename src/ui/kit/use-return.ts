import { useEffect, useState } from 'react'
import { focusPrompt } from './focus-prompt'

/** When this goes, the focus returns to where it was before; if that is gone, to the question. */
export const useReturn = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const there = before instanceof HTMLElement && before !== document.body && before.isConnected
      if (there) before.focus({ preventScroll: true })
      else focusPrompt()
    },
    [before],
  )
}
