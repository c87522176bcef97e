import { selectingIn, type Selection as CoinSelection } from '../../../../coin/selecting'
import { SPACES } from '../data/spaces'
import { asking } from './ask'
import type { Palestine } from './world'

export type Selection = CoinSelection<Palestine>

export const selecting = selectingIn<Palestine>(SPACES, asking)
export const { someSpace, anySpace, oneSpace, perhapsOneSpace, selectSpaces } = selecting
