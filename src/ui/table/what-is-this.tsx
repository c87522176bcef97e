import { useEffect, useState } from 'react'
import type { What } from '../../games/arab-revolt/words/en/what'

/** How long a pointer rests on a thing, or a finger presses it, before it is told what that is, in milliseconds. */
const REST = 500
const ASKED = '[data-what], [data-content]'

interface Told {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** What lies under the pointer; the card tells of itself in its place. */
const whatAt = (target: EventTarget | null): string | null => {
  const thing = target instanceof Element ? target.closest(`.sheet :is(${ASKED})`) : null
  return thing && (thing.getAttribute('data-what') ?? thing.getAttribute('data-content'))
}

/** Hears where the pointer rests, and where a finger stays; each asks once. */
const listen = (tell: (told: Told | null) => void): (() => void) => {
  let asked: string | null = null
  let timer = 0
  const forget = () => {
    clearTimeout(timer)
    if (asked !== null) tell(null)
    asked = null
  }
  const onPointer = (event: PointerEvent) => {
    const what = whatAt(event.target)
    if (what === asked && event.type === 'pointermove') return
    forget()
    if (what === null || (event.type === 'pointerdown' && event.pointerType === 'mouse')) return
    asked = what
    const { clientX: x, clientY: y } = event
    timer = window.setTimeout(() => {
      void import('../../games/arab-revolt/words/en/what').then(({ WHAT }) => {
        if (asked === what) tell({ text: WHAT[what as What], x, y })
      })
    }, REST)
  }
  // Only a finger that stays asks.
  const onUp = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') clearTimeout(timer)
  }
  document.addEventListener('pointermove', onPointer)
  document.addEventListener('pointerdown', onPointer)
  document.addEventListener('pointerup', onUp)
  document.addEventListener('keydown', forget)
  return () => {
    forget()
    document.removeEventListener('pointermove', onPointer)
    document.removeEventListener('pointerdown', onPointer)
    document.removeEventListener('pointerup', onUp)
    document.removeEventListener('keydown', forget)
  }
}

const WIDTH = 300

/** What a thing on the sheet is, beside the pointer that rests on it. Whoever does not see it hears it by its label. */
export function WhatIsThis() {
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => listen(setTold), [])
  if (told === null) return null
  const left = Math.max(8, Math.min(told.x + 14, window.innerWidth - WIDTH - 8))
  const isLow = told.y > window.innerHeight / 2
  const up = isLow ? { bottom: window.innerHeight - told.y + 14 } : { top: told.y + 18 }
  return (
    <p className="what-is-this" aria-hidden="true" style={{ left, maxWidth: WIDTH, ...up }}>
      {told.text}
    </p>
  )
}
