import { memo } from 'react'
import type { Railway } from '../../mandate/spaces'
import { OUTLINES, RAILS } from '../../mandate/geography'
import type { Area } from './view'

/** What is printed over an area: nothing of it is a colour alone. */
export interface Print {
  readonly legal: boolean
  readonly focused: boolean
  /** Whether it is looked at and cannot be chosen. */
  readonly asksWhy: boolean
  readonly chosen: boolean
}

/** Lit or hatched paper; it lies below relief, borders and rails. */
export const Wash = memo(function Wash(props: Print & { area: Area; outOfPlay: boolean }) {
  const { area, focused, legal, asksWhy, outOfPlay } = props
  const d = OUTLINES[area]
  return (
    <>
      {outOfPlay && <path d={d} fill="url(#hatch-out-of-play)" />}
      {!asksWhy && (focused || legal) && (
        <path className={focused ? 'lit-paper focused' : 'lit-paper'} d={d} />
      )}
      {asksWhy && <path d={d} fill="url(#hatch-refused)" />}
    </>
  )
})

/** The line inside the border; it lies above borders and below rails. */
export const Edge = memo(function Edge(props: Print & { area: Area }) {
  const { area, focused, legal, asksWhy, chosen } = props
  const d = OUTLINES[area]
  if (focused)
    return (
      <>
        {!asksWhy && (
          <g clipPath={`url(#within-${area})`}>
            <path className="glow" d={d} />
          </g>
        )}
        <path className="focus-case" d={d} />
        <path className={asksWhy ? 'focus-line asks-why' : 'focus-line'} d={d} />
      </>
    )
  return (
    <g clipPath={`url(#within-${area})`}>
      {legal && <path className="glow" d={d} />}
      {legal && <path className="legal-line" d={d} />}
      {chosen && <path className="chosen-line" d={d} />}
    </g>
  )
})

export const RailGlow = memo(function RailGlow(props: Print & { railway: Railway }) {
  const { railway, legal, focused, asksWhy, chosen } = props
  if (asksWhy || (!legal && !focused && !chosen)) return null
  return <path className={focused ? 'rail-glow focused' : 'rail-glow'} d={RAILS[railway]} />
})
