interface Props {
  readonly values: readonly (number | string)[]
  readonly at: number
  readonly y: number
}

/** The places of a track in large letters. */
export function LargeTrack({ values, at, y }: Props) {
  return values.map((value, place) => (
    <g key={place} className={place === at ? 'place here' : 'place'}>
      <rect x={20 + place * 50} y={y} width="47" height="46" rx="2" />
      <text className="large-number" x={43.5 + place * 50} y={y + 34} textAnchor="middle">
        {value}
      </text>
    </g>
  ))
}
