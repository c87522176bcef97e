import { useLayoutEffect, useRef, useState } from 'react'
import { firstOf, inlineOf, plainOf } from '../../lessons/inline'
import { Runs } from './inline'

/** A text sentence by sentence. */
const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^.?!]+(?:[.?!]+["”’]?\s*|$)/g) ?? [text]

/** As many sentences of a text as there is room for: none is cut. Whoever leads reads out the rest. */
export function Fitted({ text }: { readonly text: string }) {
  const sentences = sentencesOf(plainOf(text))
  const [number, setNumber] = useState(sentences.length)
  const words = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const box = words.current?.closest('.slide-words')
    if (box && box.scrollHeight > box.clientHeight + 1 && number > 1) setNumber(number - 1)
  }, [number])
  const fits = sentences.slice(0, number).join('').trimEnd()
  return (
    <p ref={words} className="words" data-cut={number < sentences.length || undefined}>
      <Runs runs={firstOf(inlineOf(text), fits.length)} />
    </p>
  )
}
