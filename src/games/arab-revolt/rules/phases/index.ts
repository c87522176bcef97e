import { phasesIn } from '../../../../coin/phases'
import { asking } from '../script/ask'
import type { ArabRevolt } from '../script/world'
import { firstEligiblePhase, mandatoryEventPhase, secondEligiblePhase } from './action'
import { politicalWillPhase } from './political-will'
import { redeployPhase } from './redeploy'
import { resetPhase } from './reset'
import { resourcesPhase } from './resources'
import { revealPhase } from './reveal'
import { supportPhase } from './support'

/** 2.0, 6.0 The sequence of play: the script of the phase that the board is in. */
export const phaseScript = phasesIn<ArabRevolt>(
  {
    reveal: { rule: '2.3.7', play: revealPhase },
    'mandatory-event': { rule: '5.4', play: mandatoryEventPhase },
    'first-eligible': { rule: '2.3.2', play: firstEligiblePhase },
    'second-eligible': { rule: '2.3.2', play: secondEligiblePhase },
    'political-will': { rule: '6.1', play: politicalWillPhase },
    resources: { rule: '6.2', play: resourcesPhase },
    support: { rule: '6.3', play: supportPhase },
    redeploy: { rule: '6.4', play: redeployPhase },
    reset: { rule: '6.5', play: resetPhase },
  },
  asking,
)
