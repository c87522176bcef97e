import {
  BY_GEOGRAPHY,
  BY_TEXT,
  DOUBTFUL,
  neighboursAmong,
  readAsBorders,
} from '../../../../mandate/borders'
import { SPACES } from './spaces'

/** 1.3.5 The spaces that border a space, in reading order. */
export const NEIGHBOURS = neighboursAmong(SPACES, [
  ...BY_TEXT,
  ...BY_GEOGRAPHY,
  ...readAsBorders(DOUBTFUL),
])
