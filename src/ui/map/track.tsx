interface Props {
  readonly values: readonly number[]
  /** At which of its places the marker stands, and would stand. */
  readonly at: number
  readonly becomes: number
  readonly y: number
}

const WIDE = 50.8

/** Where a place of the track begins. */
export const placeX = (place: number): number => 18 + place * WIDE

/** A track of a game's own: its places, and where it stands. */
export function Track({ values, at, becomes, y }: Props) {
  return values.map((value, place) => {
    const [x, here] = [placeX(place), place === at]
    return (
      <g
        key={place}
        className={here ? 'place here' : becomes === place ? 'place may' : 'place'}
        transform={`translate(${x} ${y})`}
      >
        <rect width={WIDE - 3} height="33" rx="2" />
        <text x={(WIDE - 3) / 2} y="25">
          {value}
        </text>
        {here && <path d={`M${(WIDE - 3) / 2 - 7} 0h14l-7 8z`} />}
      </g>
    )
  })
}
