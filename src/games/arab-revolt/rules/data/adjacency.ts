import {
  BY_GEOGRAPHY as GEOGRAPHY_HERE,
  BY_TEXT as TEXT_HERE,
  DOUBTFUL as DOUBTFUL_HERE,
  neighboursAmong,
  readAsBorders,
  type Doubt,
  type Pair,
} from '../../../../mandate/borders'
import { SPACES, type SpaceId } from './spaces'

/** 1.3.4, 8.0 Pairs that the text of the rulebook settles. */
export const BY_TEXT: readonly Pair<SpaceId>[] = [
  ...TEXT_HERE,
  // The ends of the Railways, by their names.
  ['syria', 'railway-haifa-syria'],
  ['egypt', 'railway-egypt-tel-aviv'],
]

/** R43 Pairs that the text leaves open, and the geography of the Mandate does not. */
export const BY_GEOGRAPHY: readonly Pair<SpaceId>[] = [
  ...GEOGRAPHY_HERE,
  ['lebanon', 'galilee'],
  ['syria', 'galilee'],
  ['egypt', 'gaza'],
  ['transjordan', 'samaria'],
  ['transjordan', 'jerusalem-district'],
]

/** R43 Pairs of which the geography leaves a doubt, too; one line each to correct. */
export const DOUBTFUL: readonly Doubt<SpaceId>[] = [
  ...DOUBTFUL_HERE,
  ['gaza', 'transjordan', true],
  ['galilee', 'transjordan', true],
  ['lebanon', 'syria', true],
  ['syria', 'transjordan', true],
  ['railway-haifa-syria', 'transjordan', false],
  ['egypt', 'transjordan', false],
]

/** 1.3.5 The spaces that border a space, in reading order. */
export const NEIGHBOURS = neighboursAmong(SPACES, [
  ...BY_TEXT,
  ...BY_GEOGRAPHY,
  ...readAsBorders(DOUBTFUL),
])
