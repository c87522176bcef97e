import type { Game } from '../../games/index'
import { preview } from '../../insight/index'
import type { Tried } from '../hands/gesture'
import { whyNot } from '../hands/why-not'
import type { Screen } from '../screen/screen'
import { previewText } from '../words/en/preview'
import { DECISION } from '../words/en/words'

/** What the tried answer would do, or why the tried space cannot be chosen. */
export const slipText = (game: Game, tried: Tried, screen: Screen): string => {
  const { words } = screen
  if (tried === null) return ''
  if ('stroke' in tried) return previewText(preview(game, tried.stroke), screen)
  if (tried.legal) return ''
  const why = whyNot(game, tried, words)
  const name = words.spaceName(tried.space)
  return why === null ? DECISION.notAsked(name) : DECISION.refusedHere(name, why)
}

/** Whether what is tried is none of the answers. */
export const isRefused = (tried: Tried): boolean =>
  tried !== null && !('stroke' in tried) && !tried.legal

/** The slip takes no room of its own, so that nothing jumps when it is written on. */
export function Slip({ text, refuses = false }: { text: string; refuses?: boolean }) {
  return (
    <p className={refuses ? 'slip refuses' : 'slip'} data-part="slip">
      {/* Another text is another element: longer or shorter, it has not moved. */}
      <span key={text}>{text}</span>
    </p>
  )
}
