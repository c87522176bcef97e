import type { Game } from '../arab-revolt'
import { preview, refusalOf } from '../../store/index'
import type { Tried } from '../hands/gesture'
import { PLACES } from '../text/names'
import { previewText } from '../text/preview'
import { reasonText } from '../text/reasons'
import { DECISION } from '../text/words'

/** What the tried answer would do, or why the tried space cannot be chosen. */
export const slipText = (game: Game, tried: Tried): string => {
  if (tried === null) return ''
  if ('stroke' in tried) return previewText(preview(game, tried.stroke))
  if (tried.legal) return ''
  const refused = refusalOf(game, tried.space)
  const name = PLACES[tried.space]
  return refused
    ? DECISION.refusedHere(name, `${reasonText(refused)} (${refused.rule})`)
    : DECISION.notAsked(name)
}

/** The slip takes no room of its own, so that nothing jumps when it is written on. */
export function Slip({ text }: { text: string }) {
  return (
    <p className="slip">
      {/* Another text is another element: longer or shorter, it has not moved. */}
      <span key={text}>{text}</span>
    </p>
  )
}
