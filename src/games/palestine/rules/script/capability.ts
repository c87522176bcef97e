import { capabilitiesIn } from '../../../../coin/capability'
import type { Palestine } from './world'

export type { Capability, Play } from './world'

export const { lasting, inForce } = capabilitiesIn<Palestine>()
