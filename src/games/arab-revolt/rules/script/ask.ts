import { askingIn } from '../../../../coin/asking'
import { SPACES } from '../data/spaces'
import type { ArabRevolt } from './world'

export const asking = askingIn<ArabRevolt>(SPACES)
export const { ask, choice, word, spaces, during, DONE } = asking
