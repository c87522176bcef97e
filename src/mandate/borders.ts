import type { City, District, Railway } from './spaces'

/** Two spaces that border each other. */
export type Pair<Space> = readonly [Space, Space]
type Here = Pair<District | City | Railway>

/** Pairs that the text of a rulebook settles (Arab Revolt 1.3.4, 8.0). */
export const BY_TEXT: readonly Here[] = [
  // The ends of the Railways, by their names.
  ['haifa', 'railway-tel-aviv-haifa'],
  ['haifa', 'railway-haifa-syria'],
  ['tel-aviv-jaffa', 'railway-tel-aviv-haifa'],
  ['tel-aviv-jaffa', 'railway-egypt-tel-aviv'],
  ['tel-aviv-jaffa', 'railway-tel-aviv-jerusalem'],
  ['jerusalem', 'railway-tel-aviv-jerusalem'],
  // The illustration of 1.3.4.
  ['railway-tel-aviv-haifa', 'haifa-district'],
  ['railway-tel-aviv-haifa', 'samaria'],
  ['railway-tel-aviv-haifa', 'lydda'],
  // What the example of play does.
  ['jerusalem', 'jerusalem-district'],
  ['galilee', 'samaria'],
  ['haifa-district', 'samaria'],
  ['samaria', 'jerusalem-district'],
  ['lydda', 'gaza'],
  ['railway-tel-aviv-jerusalem', 'lydda'],
  ['railway-egypt-tel-aviv', 'lydda'],
]

/** Pairs that the texts leave open, and the geography of the Mandate does not. */
export const BY_GEOGRAPHY: readonly Here[] = [
  ['haifa', 'haifa-district'],
  ['tel-aviv-jaffa', 'lydda'],
  ['galilee', 'haifa-district'],
  ['samaria', 'lydda'],
  ['lydda', 'jerusalem-district'],
  ['jerusalem-district', 'gaza'],
  ['railway-haifa-syria', 'haifa-district'],
  ['railway-haifa-syria', 'galilee'],
  ['railway-tel-aviv-jerusalem', 'jerusalem-district'],
  ['railway-egypt-tel-aviv', 'gaza'],
]

/** A pair of which there is a doubt, and how it is read. */
export type Doubt<Space> = readonly [Space, Space, boolean]

/**
 * Pairs of which the geography leaves a doubt, too: whether a border is drawn there, the printed board
 * alone could tell. A reader with the board on the table corrects them by turning `true` and `false` round.
 */
export const DOUBTFUL: readonly Doubt<District | City | Railway>[] = [
  ['railway-haifa-syria', 'samaria', false],
  ['railway-tel-aviv-jerusalem', 'gaza', false],
]

/** The pairs of which a doubt is read as a border. */
export const readAsBorders = <Space>(doubtful: readonly Doubt<Space>[]): readonly Pair<Space>[] =>
  doubtful.filter(([, , adjacent]) => adjacent).map(([a, b]): Pair<Space> => [a, b])

/** The spaces that border each space, in reading order. */
export const neighboursAmong = <Space extends string>(
  spaces: readonly Space[],
  pairs: readonly Pair<Space>[],
): Readonly<Record<Space, readonly Space[]>> => {
  const border = (one: Space, other: Space): boolean =>
    pairs.some(([a, b]) => (a === one && b === other) || (b === one && a === other))
  return Object.fromEntries(
    spaces.map((space) => [space, spaces.filter((other) => border(space, other))]),
  ) as unknown as Record<Space, readonly Space[]>
}
