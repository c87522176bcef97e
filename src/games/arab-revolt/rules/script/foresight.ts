import { foresightIn } from '../../../../coin/foresight'
import { copyBoard } from '../board/board'
import type { ArabRevolt } from './world'

export const { canBringAbout, bringingAbout } = foresightIn<ArabRevolt>(copyBoard)
