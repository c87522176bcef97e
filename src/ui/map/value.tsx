/** How much room it takes beside a name, in parts of the name's size. */
const ROOM = 0.66

/** How far a name of this size reaches farther than its letters. */
export const roomFor = (value: number | null, size: number): number =>
  value === null ? 0 : size * ROOM

/** The number that is printed beside a name, small so that nobody takes it for pieces. */
export function Value({ of }: { of: number | null }) {
  return (
    of !== null && (
      <tspan className="value" dx="0.1em">
        {' '}
        {of}
      </tspan>
    )
  )
}
