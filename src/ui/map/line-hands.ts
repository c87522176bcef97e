import { useState } from 'react'
import { isCoarse } from '../kit/is-coarse'
import type { LineHands, TrayHands } from '../screen/on-map'
import { MAP } from '../words/en/map'

const lineAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-line]') : null

const lineOf = (target: EventTarget): string | null =>
  lineAt(target)?.getAttribute('data-line') ?? null

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

const stepFrom = (target: EventTarget, step: number): void => {
  const lines = [
    ...(lineAt(target)?.parentElement?.querySelectorAll<SVGElement>('[data-line]') ?? []),
  ]
  const at = lines.findIndex((one) => one === target)
  lines[at + step]?.focus()
}

/** What a press does anywhere on the tray. */
export const pressOnTray =
  ({ onPressLine, onFinger }: TrayHands) =>
  (event: React.MouseEvent): void => {
    const line = lineOf(event.target)
    if (isCoarse(event)) onFinger(line)
    else if (line !== null) onPressLine(line)
  }

/** Pointer and keys on the lines: what has the focus or lies under the pointer is lit. */
export function useLineHands(hands: LineHands | undefined) {
  const [stop, setStop] = useState<string | null>(null)
  if (!hands) return [stop, {}] as const
  const { onLine, onPressLine } = hands
  const press = (target: EventTarget) => {
    const line = lineOf(target)
    if (line) onPressLine(line)
  }
  const heard = {
    role: 'toolbar',
    'aria-orientation': 'vertical' as const,
    'aria-label': MAP.forecast,
    onPointerOver: (event: React.PointerEvent) => onLine(lineOf(event.target)),
    onPointerLeave: () => onLine(null),
    onFocus: (event: React.FocusEvent) => {
      setStop(lineOf(event.target))
      onLine(lineOf(event.target))
    },
    onBlur: () => onLine(null),
    onKeyDown: (event: React.KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step !== undefined) stepFrom(event.target, step)
      else if (event.key === 'Enter' || event.key === ' ') press(event.target)
      else return
      event.preventDefault()
    },
  }
  return [stop, heard] as const
}
