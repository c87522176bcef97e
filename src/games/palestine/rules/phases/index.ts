import { phasesIn } from '../../../../coin/phases'
import { asking } from '../script/ask'
import type { Palestine } from '../script/world'
import { firstEligiblePhase, secondEligiblePhase } from './action'
import { politicalWillPhase } from './political-will'
import { redeployPhase } from './redeploy'
import { resetPhase } from './reset'
import { resourcesPhase } from './resources'
import { revealPhase } from './reveal'

/** 2.0, 6.0 The sequence of play: the script of the phase that the board is in. */
export const phaseScript = phasesIn<Palestine>(
  {
    reveal: { rule: '2.3.6', play: revealPhase },
    'first-eligible': { rule: '2.3.2', play: firstEligiblePhase },
    'second-eligible': { rule: '2.3.2', play: secondEligiblePhase },
    'political-will': { rule: '6.1', play: politicalWillPhase },
    resources: { rule: '6.2', play: resourcesPhase },
    redeploy: { rule: '6.3', play: redeployPhase },
    reset: { rule: '6.4', play: resetPhase },
  },
  asking,
)
