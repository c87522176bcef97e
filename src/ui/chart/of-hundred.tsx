interface Props {
  /** How many of a hundred belong to the first. */
  readonly number: number
  readonly tones: readonly [first: string, other: string]
}

const HUNDRED = Array.from({ length: 100 }, (_, i) => i)

/** A hundred dots, so many of the first colour: what a number out of a hundred looks like. */
export function OfHundred({ number, tones: [first, other] }: Props) {
  return (
    <svg className="of-hundred" viewBox="0 0 200 40" aria-hidden="true">
      {[first, other].map((tone, of) => (
        <g key={of} data-series={of} style={{ color: tone }}>
          {HUNDRED.filter((i) => i < number === (of === 0)).map((i) => (
            <circle key={i} cx={4 + 8 * Math.floor(i / 4)} cy={5 + 10 * (i % 4)} r="3.2" />
          ))}
        </g>
      ))}
    </svg>
  )
}
