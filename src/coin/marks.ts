/* What the marks of answers are made of, in every game. */

/** Blocks of marks, one after the other: each takes so many numbers, and begins where the last ended. */
export const blocks = () => {
  let taken = 0
  return {
    block: (size: number): number => {
      const at = taken
      taken += size
      return at
    },
    /** How many all of them have taken. */
    all: (): number => taken,
  }
}

/** Each name's place in a list. */
export const placesOf = <Name extends string>(
  names: readonly Name[],
): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, i) => [name, i])) as Record<Name, number>

/** The bin of a number: how many of these bounds it reaches. */
export const bin = (number: number, ...bounds: number[]): number => {
  let reached = 0
  for (const bound of bounds) if (number >= bound) reached += 1
  return reached
}

/** Two steps, as a bin. */
export const two = (number: number, first: number, second: number): number =>
  number >= second ? 2 : number >= first ? 1 : 0

/** Five bins for a lead: behind by two or more, by one, even, ahead by one, by two or more. */
export const LEADS = 5
export const leadBin = (lead: number): number => Math.max(0, Math.min(LEADS - 1, lead + 2))

/** Bins side by side, each in a stretch of its own: the same list, which is written over. */
export const sideBySide = (bins: number[], widths: readonly number[]): readonly number[] => {
  let at = 0
  for (let i = 0; i < widths.length; i++) {
    bins[i]! += at
    at += widths[i]!
  }
  return bins
}

export const sumOf = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, 0)

/** What is worked out for a space, once for each space of a board. */
export const eachOnce = <Space extends string>(
  places: Readonly<Record<Space, number>>,
  look: (space: Space) => readonly number[],
): ((space: Space) => readonly number[]) => {
  const seen: (readonly number[] | undefined)[] = []
  return (space) => (seen[places[space]] ??= look(space))
}
