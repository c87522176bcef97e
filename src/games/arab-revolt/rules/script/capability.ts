import { capabilitiesIn } from '../../../../coin/capability'
import type { ArabRevolt } from './world'

export type { Capability, Play } from './world'

/** The questions that a script answers: it follows a step of an Operation or a Special Activity. */
export type FollowUp = 'detainedAtOpposition' | 'fined' | 'swept' | 'ambushed'

export const { lasting, inForce } = capabilitiesIn<ArabRevolt>()
