import {
  optionKind,
  type CardId,
  type Cause,
  type Chooser,
  type Fact,
  type OperationsChit,
  type PhaseId,
  type SpaceId,
} from '../../rules/index'
import type { Moment, Step } from '../../store/index'
import { planOf } from '../decision/plan'
import { merged } from '../facts/merged'

/** What was done for one reason, and in one space where one was chosen. */
export interface Line {
  readonly why: Cause
  readonly space: SpaceId | null
  readonly facts: readonly Fact[]
  /** The moment at which it was done. */
  readonly moment: number
}

/** One action, or one phase. */
export interface Paragraph {
  readonly card: CardId | null
  readonly phase: PhaseId
  readonly by: Chooser | null
  /** Box, Operation and so on, in a few words. */
  readonly head: readonly string[]
  readonly chit: OperationsChit | null
  readonly lines: readonly Line[]
  /** The moment at which it ends. */
  readonly moment: number
}

interface Told {
  readonly step: Step
  readonly fact: Fact
  readonly card: CardId | null
  readonly phase: PhaseId
  readonly moment: number
}

const UNTOLD: readonly Fact['fact'][] = [
  'begins',
  'ends',
  'answered',
  'revealed',
  'eligibility',
  'took-box',
]

/** A chit that is drawn and goes back tells nothing. */
const isShuffle = (fact: Fact): boolean =>
  fact.fact === 'chit' &&
  (fact.to === 'drawn' ||
    fact.to === 'pool' ||
    // Its number stands at the head of the paragraph.
    (fact.kind === 'operations' && fact.to === 'used'))

const PHASE_OF: Partial<Record<Cause['what'], PhaseId>> = {
  'political-will': 'political-will',
  resources: 'resources',
  support: 'support',
  redeploy: 'redeploy',
  reset: 'reset',
}

/** Every fact with the card and the phase to which it belongs. */
function* told(line: readonly Moment[]): Generator<Told> {
  for (const [moment, { steps }] of line.entries())
    for (const step of steps) {
      let { card, phase } = step
      for (const fact of step.facts) {
        if (fact.fact === 'revealed') {
          card = fact.card
          phase = 'mandatory-event'
        }
        phase = PHASE_OF[fact.why.what] ?? phase
        yield { step, fact, card, phase, moment }
      }
    }
}

type Open = { -readonly [Key in keyof Line]: Line[Key] } & { facts: Fact[] }

/** The space that a player has just chosen, if that is what the answer was. */
const chosenSpace = ({ step: { answer, given } }: Told): SpaceId | null =>
  given !== 'chance' && optionKind(answer) === 'space' ? (answer as SpaceId) : null

const isNext = (line: Open | undefined, { fact: { why } }: Told): boolean =>
  line?.why.what !== why.what || line.why.by !== why.by

const linesOf = (all: readonly Told[]): readonly Line[] => {
  const lines: Open[] = []
  let space: SpaceId | null = null
  for (const one of all) {
    const { fact, moment } = one
    if (fact.fact === 'answered') space = chosenSpace(one) ?? space
    if (fact.fact === 'begins') space = null
    if (UNTOLD.includes(fact.fact) || isShuffle(fact)) continue
    const last = lines.at(-1)
    if (last === undefined || isNext(last, one) || last.space !== space)
      lines.push({ why: fact.why, space, facts: [fact], moment })
    else {
      last.facts.push(fact)
      last.moment = moment
    }
  }
  return lines.map((line) => ({ ...line, facts: merged(line.facts) }))
}

const ACTIONS: readonly PhaseId[] = ['first-eligible', 'second-eligible']

/** Whose action it is; nobody's in a phase in which both sides act. */
const actor = (all: readonly Told[], phase: PhaseId): Chooser | null => {
  if (!ACTIONS.includes(phase)) return null
  const asked = all.find(({ step }) => step.question.by !== 'chance')
  return asked?.step.question.by ?? null
}

/** The log of a line of moments: one paragraph an action. */
export const paragraphsOf = (line: readonly Moment[]): readonly Paragraph[] => {
  const groups: Told[][] = []
  for (const one of told(line)) {
    const last = groups.at(-1)?.at(-1)
    if (last?.card === one.card && last.phase === one.phase) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  return groups.flatMap((all) => {
    const [first] = all
    if (first === undefined) return []
    const steps = [...new Set(all.map(({ step }) => step))].filter(
      ({ phase }) => phase === first.phase,
    )
    const by = actor(all, first.phase)
    const mine = steps.filter(({ question }) => question.by === by)
    const plan = planOf(mine)
    const paragraph: Paragraph = {
      card: first.card,
      phase: first.phase,
      by,
      head: plan.head,
      chit: plan.chit,
      lines: linesOf(all),
      moment: all.at(-1)?.moment ?? 0,
    }
    return paragraph.lines.length + paragraph.head.length > 0 ? [paragraph] : []
  })
}
