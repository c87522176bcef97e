import { useEffect, useRef, useState } from 'react'
import { useScreen } from '../screen/use-screen'
import { KEY_TEXT } from '../words/en/keys'
import { askNext, listen, type Told } from './asking'

const WIDTH = 300

/** So far from a pointer, and from the finger that would cover it, in pixels. */
const AWAY = { mouse: 16, keys: 22, finger: 44 } as const

/** Beside what it is about, and within the window: below it in the upper half, above it in the lower; over a finger. */
const placeOf = ({ x, y, by }: Told) => {
  const left = Math.max(8, Math.min(x + (by === 'mouse' ? 14 : -WIDTH / 2), innerWidth - WIDTH - 8))
  const isAbove = by === 'finger' ? y > 150 : y > innerHeight / 2
  return { left, ...(isAbove ? { bottom: innerHeight - y + AWAY[by] } : { top: y + AWAY[by] }) }
}

/** The words come when something is asked for the first time. */
const useWords = (told: Told | null): string => {
  const { whatIs } = useScreen()
  const [words, setWords] = useState<Readonly<Record<string, string>> | null>(null)
  useEffect(() => {
    if (told !== null && words === null) void whatIs().then(setWords)
  }, [told, words, whatIs])
  return (told && words?.[told.what]) ?? ''
}

/** What a thing on the sheet is, beside the pointer that rests on it, the finger that stays or the focus. */
export function WhatIsThis() {
  const [told, setTold] = useState<Told | null>(null)
  // The key that asks has been heard by then as any key, which ends what was told.
  const last = useRef<Told | null>(null)
  useEffect(() => listen(setTold), [])
  const text = useWords(told)
  const ask = () => {
    last.current = askNext(last.current)
    setTold(last.current)
  }
  return (
    <>
      <button type="button" className="heard" data-key="what" tabIndex={-1} onClick={ask}>
        {KEY_TEXT.what.text}
      </button>
      <p className="heard" role="status">
        {told?.by === 'keys' && text}
      </p>
      {told && text && (
        <p
          className="what-is-this"
          aria-hidden="true"
          style={{ maxWidth: WIDTH, ...placeOf(told) }}
        >
          {text}
        </p>
      )}
    </>
  )
}
