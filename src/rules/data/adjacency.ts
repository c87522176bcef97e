import { SPACES, type SpaceId } from './spaces'

type Pair = readonly [SpaceId, SpaceId]

/** 1.3.5 Pairs that the text of the rulebook settles. */
const SETTLED: readonly Pair[] = [
  ['haifa', 'haifa-district'],
  ['tel-aviv-jaffa', 'lydda'],
  ['jerusalem', 'jerusalem-district'],
  ['haifa', 'railway-tel-aviv-haifa'],
  ['haifa', 'railway-haifa-syria'],
  ['tel-aviv-jaffa', 'railway-tel-aviv-haifa'],
  ['tel-aviv-jaffa', 'railway-egypt-tel-aviv'],
  ['tel-aviv-jaffa', 'railway-tel-aviv-jerusalem'],
  ['jerusalem', 'railway-tel-aviv-jerusalem'],
  ['galilee', 'haifa-district'],
  ['galilee', 'samaria'],
  ['haifa-district', 'samaria'],
  ['samaria', 'jerusalem-district'],
  ['samaria', 'lydda'],
  ['lydda', 'gaza'],
  ['lydda', 'jerusalem-district'],
  ['jerusalem-district', 'gaza'],
  ['railway-tel-aviv-haifa', 'haifa-district'],
  ['railway-tel-aviv-haifa', 'samaria'],
  ['railway-tel-aviv-haifa', 'lydda'],
  ['railway-haifa-syria', 'haifa-district'],
  ['railway-haifa-syria', 'galilee'],
  ['railway-tel-aviv-jerusalem', 'lydda'],
  ['railway-tel-aviv-jerusalem', 'jerusalem-district'],
  ['railway-egypt-tel-aviv', 'lydda'],
  ['railway-egypt-tel-aviv', 'gaza'],
  ['railway-haifa-syria', 'syria'],
  ['railway-egypt-tel-aviv', 'egypt'],
  ['lebanon', 'galilee'],
  ['syria', 'galilee'],
  ['egypt', 'gaza'],
  ['transjordan', 'samaria'],
  ['transjordan', 'jerusalem-district'],
]

/**
 * Pairs that only the printed board could settle; here the geography of the Mandate does. A reader with
 * the board on the table corrects them by turning `true` and `false` round.
 */
const UNSETTLED: readonly (readonly [SpaceId, SpaceId, boolean])[] = [
  ['gaza', 'transjordan', true],
  ['galilee', 'transjordan', true],
  ['lebanon', 'syria', true],
  ['syria', 'transjordan', true],
  ['railway-haifa-syria', 'samaria', false],
  ['railway-haifa-syria', 'transjordan', false],
  ['railway-tel-aviv-jerusalem', 'gaza', false],
  ['egypt', 'transjordan', false],
]

const PAIRS: readonly Pair[] = [
  ...SETTLED,
  ...UNSETTLED.filter(([, , adjacent]) => adjacent).map(([a, b]): Pair => [a, b]),
]

const neighboursOf = (space: SpaceId): readonly SpaceId[] =>
  SPACES.filter((other) =>
    PAIRS.some(([a, b]) => (a === space && b === other) || (b === space && a === other)),
  )

/** 1.3.5 The spaces that border a space, in reading order. */
export const NEIGHBOURS = Object.fromEntries(
  SPACES.map((space) => [space, neighboursOf(space)]),
) as Readonly<Record<SpaceId, readonly SpaceId[]>>
