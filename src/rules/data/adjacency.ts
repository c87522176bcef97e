import { SPACES, type SpaceId } from './spaces'

type Pair = readonly [SpaceId, SpaceId]

/** 1.3.4, 8.0 Pairs that the text of the rulebook settles. */
export const BY_TEXT: readonly Pair[] = [
  // The ends of the Railways, by their names.
  ['haifa', 'railway-tel-aviv-haifa'],
  ['haifa', 'railway-haifa-syria'],
  ['syria', 'railway-haifa-syria'],
  ['tel-aviv-jaffa', 'railway-tel-aviv-haifa'],
  ['tel-aviv-jaffa', 'railway-egypt-tel-aviv'],
  ['tel-aviv-jaffa', 'railway-tel-aviv-jerusalem'],
  ['jerusalem', 'railway-tel-aviv-jerusalem'],
  ['egypt', 'railway-egypt-tel-aviv'],
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

/** R43 Pairs that the text leaves open, and the geography of the Mandate does not. */
export const BY_GEOGRAPHY: readonly Pair[] = [
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
  ['lebanon', 'galilee'],
  ['syria', 'galilee'],
  ['egypt', 'gaza'],
  ['transjordan', 'samaria'],
  ['transjordan', 'jerusalem-district'],
]

/**
 * R43 Pairs of which the geography leaves a doubt, too: whether a border is drawn there, the printed board
 * alone could tell. A reader with the board on the table corrects them by turning `true` and `false` round.
 */
export const DOUBTFUL: readonly (readonly [SpaceId, SpaceId, boolean])[] = [
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
  ...BY_TEXT,
  ...BY_GEOGRAPHY,
  ...DOUBTFUL.filter(([, , adjacent]) => adjacent).map(([a, b]): Pair => [a, b]),
]

const neighboursOf = (space: SpaceId): readonly SpaceId[] =>
  SPACES.filter((other) =>
    PAIRS.some(([a, b]) => (a === space && b === other) || (b === space && a === other)),
  )

/** 1.3.5 The spaces that border a space, in reading order. */
export const NEIGHBOURS = Object.fromEntries(
  SPACES.map((space) => [space, neighboursOf(space)]),
) as Readonly<Record<SpaceId, readonly SpaceId[]>>
