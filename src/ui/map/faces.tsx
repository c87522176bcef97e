/* The shapes of pieces, on a grid of 34: cream halo, ink outline, a little thickness. */

const points = (corners: readonly (readonly [number, number])[]): string =>
  corners.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')

const round = (cx: number, cy: number, r: number, angle: number): readonly [number, number] => [
  cx + r * Math.cos(angle),
  cy + r * Math.sin(angle),
]

export const octagon = (cx: number, cy: number, r: number): string =>
  points(Array.from({ length: 8 }, (_, i) => round(cx, cy, r, Math.PI / 8 + (i * Math.PI) / 4)))

/** Eight points. */
export const star = (cx: number, cy: number, outer: number, inner: number): string =>
  points(
    Array.from({ length: 16 }, (_, i) =>
      round(cx, cy, i % 2 ? inner : outer, (i * Math.PI) / 8 - Math.PI / 2),
    ),
  )

const CUBE = 'M2.5 7.5 7.5 2.5H31.5V26.5L26.5 31.5H2.5Z'

export function CubeFace(props: { kind: string; children?: React.ReactNode }) {
  return (
    <g className={props.kind}>
      <path className="halo" d={CUBE} />
      <path className="top" d="M2.5 7.5 7.5 2.5H31.5L26.5 7.5Z" />
      <path className="side" d="M26.5 7.5 31.5 2.5V26.5L26.5 31.5Z" />
      <rect className="face" x="2.5" y="7.5" width="24" height="24" />
      {props.children}
      <path className="outline" d={`${CUBE}M2.5 7.5H26.5V31.5M26.5 7.5 31.5 2.5`} />
    </g>
  )
}

export function OctagonFace(props: { kind: string; children: React.ReactNode }) {
  return (
    <g className={props.kind}>
      <polygon className="halo" points={octagon(17, 17.6, 16)} />
      <polygon className="edge" points={octagon(17, 19.4, 15.2)} />
      <polygon className="face" points={octagon(17, 15.9, 15.2)} />
      {props.children}
    </g>
  )
}

export function Cardboard(props: { kind: string; children: React.ReactNode }) {
  return (
    <>
      <rect className="cardboard" x="1.5" y="1.5" width="31" height="31" rx="4" />
      <rect className={props.kind} x="4.5" y="4.5" width="25" height="25" rx="2" />
      {props.children}
    </>
  )
}

export function DiscFace() {
  return (
    <g className="disc">
      <circle className="cream" cx="17" cy="17.4" r="16.8" />
      <circle className="edge" cx="17" cy="18.6" r="15.4" />
      <circle className="face" cx="17" cy="16.2" r="15.4" />
      <circle className="ring" cx="17" cy="16.2" r="11.2" strokeWidth="2.7" />
    </g>
  )
}
