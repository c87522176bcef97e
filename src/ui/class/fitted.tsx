import { useLayoutEffect, useRef, useState } from 'react'
import { firstOf, inlineOf, plainOf } from '../../lessons/inline'

/** How much larger than they must be the letters of a picture may be, the largest first. */
const GROWTHS = [1.9, 1.6, 1.35, 1.15, 1] as const

/** A text sentence by sentence. */
const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^.?!]+(?:[.?!]+["”’]?\s*|$)/g) ?? [text]

const overflows = (box: HTMLElement): boolean =>
  box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1

/**
 * A text in the largest letters for which its box has room. Where there is none even for the smallest, as many sentences
 * as fit: none is cut, and whoever leads reads out the rest.
 */
export const useFitted = (text: string) => {
  const sentences = sentencesOf(plainOf(text))
  const box = useRef<HTMLDivElement>(null)
  const [growth, setGrowth] = useState(0)
  const [number, setNumber] = useState(sentences.length)
  useLayoutEffect(() => {
    if (!box.current || !overflows(box.current)) return
    if (growth < GROWTHS.length - 1) setGrowth(growth + 1)
    else if (number > 1) setNumber(number - 1)
  }, [growth, number])
  const fits = sentences.slice(0, number).join('').trimEnd()
  return {
    box,
    grow: GROWTHS[growth] ?? 1,
    runs: firstOf(inlineOf(text), fits.length),
    isCut: number < sentences.length,
  }
}
