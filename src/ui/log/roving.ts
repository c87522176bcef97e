import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** One tab stop for a whole list: arrows go from button to button. */
export const rove = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key]
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  if (step === undefined || at < 0) return
  event.preventDefault()
  const next = buttons[step(at, buttons.length - 1)]
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next?.focus()
}
