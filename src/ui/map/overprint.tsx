import { memo } from 'react'
import type { Railway } from '../../rules/index'
import { OUTLINES, RAILS } from './geography'
import type { Area } from './places'

/** What is printed over an area: nothing of it is a colour alone. */
export interface Print {
  readonly legal: boolean
  readonly focused: boolean
  readonly refused: boolean
  readonly chosen: boolean
}

/** Lit or hatched paper; it lies below relief, borders and rails. */
export const Wash = memo(function Wash(props: Print & { area: Area; outOfPlay: boolean }) {
  const { area, focused, legal, refused, outOfPlay } = props
  const d = OUTLINES[area]
  return (
    <>
      {outOfPlay && <path d={d} fill="url(#hatch-out-of-play)" />}
      {(focused || legal) && <path className={focused ? 'lit-paper focused' : 'lit-paper'} d={d} />}
      {refused && <path d={d} fill="url(#hatch-refused)" />}
    </>
  )
})

/** The line inside the border; it lies above borders and below rails. */
export const Edge = memo(function Edge({
  area,
  focused,
  legal,
  refused,
  chosen,
}: Print & { area: Area }) {
  const d = OUTLINES[area]
  const glows = legal || focused
  return (
    <>
      <g clipPath={`url(#within-${area})`}>
        {glows && <path className="glow" d={d} />}
        {legal && !focused && <path className="legal-line" d={d} />}
        {chosen && !focused && <path className="chosen-line" d={d} />}
        {refused && !focused && <path className="refused-line" d={d} />}
      </g>
      {focused && (
        <>
          <path className="focus-case" d={d} />
          <path className={refused ? 'focus-line refused' : 'focus-line'} d={d} />
        </>
      )}
    </>
  )
})

export const RailGlow = memo(function RailGlow({
  railway,
  ...print
}: Print & { railway: Railway }) {
  const { legal, focused, chosen } = print
  if (!legal && !focused && !chosen) return null
  return <path className={focused ? 'rail-glow focused' : 'rail-glow'} d={RAILS[railway]} />
})
