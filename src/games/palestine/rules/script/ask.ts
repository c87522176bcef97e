import { askingIn } from '../../../../coin/asking'
import { SPACES } from '../data/spaces'
import type { Palestine } from './world'

export const asking = askingIn<Palestine>(SPACES)
export const { ask, choice, word, spaces, during, DONE } = asking
