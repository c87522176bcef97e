import type { Board, PhaseId } from '../../games/index'

const AFTER_COUNT: readonly PhaseId[] = ['resources', 'support', 'redeploy', 'reset']

/** 6.1 Whether Political Will has been counted in this round: the next count is in the next one. */
export const wasCounted = ({ phase }: Board): boolean => AFTER_COUNT.includes(phase)
