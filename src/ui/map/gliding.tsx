import { memo, useLayoutEffect, useRef } from 'react'
import type { Board, Fact } from '../../games/index'
import type { Turning } from '../facts/telling'
import { useScreen } from '../screen/use-screen'
import { flightsOf, flipsOf, type Flight } from './flights'
import { flip, glide, glideTime, hideUntil, mayMove } from './motion'
import { Figure } from './pieces'
import type { Arrangement } from './view'

/** What has happened since the last answer. */
export interface Happened {
  /** The number of this moment, and of the one after which it is all new: movement is shown when that was the last. */
  readonly at: number
  readonly from: number
  readonly before: Board
  readonly facts: readonly Fact[]
}

const stackOf = (sheet: Element | null | undefined, { space, content }: Turning): Element[] => {
  const stack = sheet?.querySelector(`[data-space="${space}"] [data-content="${content}"]`)
  return stack ? [stack] : []
}

/** Sets everything going; whoever calls it may stop it at once. */
function setGoing(layer: Element, flights: readonly Flight[], flips: readonly Turning[]) {
  const sheet = layer.closest('svg')
  return [
    ...flights.flatMap(({ from, to, founds }, i) => {
      const pieces = layer.children[i]
      if (!pieces) return []
      const hidden = founds ? stackOf(sheet, founds) : []
      return [
        glide(pieces, from, to),
        ...hidden.map((stack) => hideUntil(stack, glideTime(from, to))),
      ]
    }),
    ...flips.flatMap((one) => stackOf(sheet, one)).map(flip),
  ]
}

interface Props {
  readonly happened: Happened
  readonly board: Board
  readonly view: Arrangement
  /** The number of the moment that was drawn before. */
  readonly last: { readonly current: number | null }
}

/** Pieces on their way. Nothing waits for them: with the next moment everything has landed. */
export const Gliding = memo(function Gliding({ happened, board: after, view, last }: Props) {
  const { from, at, before, facts } = happened
  const layer = useRef<SVGGElement>(null)
  const screen = useScreen()
  const flights = flightsOf(facts, { before, after, view }, screen)
  useLayoutEffect(() => {
    const follows = from === last.current
    if (!follows || !layer.current || !mayMove()) return
    const going = setGoing(layer.current, flights, flipsOf(facts, screen.story))
    return () => {
      for (const one of going) one.cancel()
    }
    // What is on its way is a matter of the moment alone.
  }, [at])
  const size = view.scale.piece
  return (
    <g ref={layer} className="gliding" aria-hidden="true">
      {flights.map(({ content, number, to: [x, y] }, i) => (
        <g key={`${at} ${i}`}>
          <Figure {...{ content, x, y, size, number }} />
        </g>
      ))}
    </g>
  )
})
