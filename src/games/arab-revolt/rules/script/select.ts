import { selectingIn, type Selection as CoinSelection } from '../../../../coin/selecting'
import { SPACES } from '../data/spaces'
import { asking } from './ask'
import type { ArabRevolt } from './world'

export type Selection = CoinSelection<ArabRevolt>

export const selecting = selectingIn<ArabRevolt>(SPACES, asking)
export const { someSpace, anySpace, oneSpace, perhapsOneSpace, selectSpaces } = selecting
