import type { PhaseId } from '../board/board'
import type { CardId } from '../data/cards'
import { during } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { firstEligiblePhase, mandatoryEventPhase, secondEligiblePhase } from './action'
import { politicalWillPhase } from './political-will'
import { redeployPhase } from './redeploy'
import { resetPhase } from './reset'
import { resourcesPhase } from './resources'
import { revealPhase } from './reveal'
import { supportPhase } from './support'

type Phase = (t: Play, nextCard: CardId | undefined) => Script | undefined

interface PhaseRule {
  /** The section of the rulebook. */
  readonly rule: string
  /**
   * What happens in it; it ends by entering the next phase. What comes before its first question may be
   * played twice, because a game is kept as it stands at that question: it must change nothing then.
   */
  readonly play: Phase
}

/** 2.0, 6.0 The sequence of play. */
const PHASES: Readonly<Record<Exclude<PhaseId, 'over'>, PhaseRule>> = {
  reveal: { rule: '2.3.7', play: revealPhase },
  'mandatory-event': { rule: '5.4', play: mandatoryEventPhase },
  'first-eligible': { rule: '2.3.2', play: firstEligiblePhase },
  'second-eligible': { rule: '2.3.2', play: secondEligiblePhase },
  'political-will': { rule: '6.1', play: politicalWillPhase },
  resources: { rule: '6.2', play: resourcesPhase },
  support: { rule: '6.3', play: supportPhase },
  redeploy: { rule: '6.4', play: redeployPhase },
  reset: { rule: '6.5', play: resetPhase },
}

function* carryOut(t: Play, phase: Phase, nextCard: CardId | undefined): Script {
  const script = phase(t, nextCard)
  if (script) yield* script
}

/** The script of the phase that the board is in; none when the game is over. */
export const phaseScript = (t: Play, nextCard: CardId | undefined): Script | null => {
  const { phase } = t.board
  if (phase === 'over') return null
  const { rule, play } = PHASES[phase]
  return during(t, { rule, what: phase, by: null }, carryOut(t, play, nextCard))
}
