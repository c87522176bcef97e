import type { Board } from '../../games/index'
import type { Calendar } from '../screen/screen'

/** 6.1 Whether Political Will has been counted in this round: the next count is in the next one. */
export const wasCounted = ({ phase }: Board, { round }: Calendar): boolean =>
  round.indexOf(phase) > 0
