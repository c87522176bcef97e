import {
  ACTIVITIES,
  OPERATIONS,
  type CardId,
  type Cause,
  type Chooser,
  type Fact,
  type PhaseId,
  type SpaceId,
} from '../arab-revolt'
import type { Moment, Step } from '../../store/index'
import { headOf } from './plan'
import { deedsOf, sameCause } from '../facts/deeds'
import { merged } from '../facts/merged'
import type { Line, Paragraph } from '../facts/paragraph'

interface Told {
  readonly step: Step
  readonly fact: Fact
  readonly card: CardId | null
  readonly phase: PhaseId
  readonly moment: number
}

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

/** What an Operation, a Special Activity or an effect does, it does space by space. */
const BY_SPACE: ReadonlySet<Cause['what']> = new Set([
  ...[...OPERATIONS.british, ...OPERATIONS.rebels, ...ACTIVITIES.british, ...ACTIVITIES.rebels],
  ...(['capability', 'operations-chit'] as const),
])

/** One line a deed; the rest of an Event, or of a phase, is told in one. */
const linesOf = (all: readonly Told[]): readonly Line[] => {
  const lines: { why: Cause; space: SpaceId | null; told: Told[]; stretch: number }[] = []
  for (const deed of deedsOf(all)) {
    const last = lines.at(-1)
    const bySpace = BY_SPACE.has(deed.why.what)
    if (!bySpace && last?.stretch === deed.stretch && sameCause(last.why, deed.why))
      last.told.push(...deed.told)
    else lines.push({ ...deed, space: bySpace ? deed.space : null, told: [...deed.told] })
  }
  return lines.map(({ why, space, told }) => ({
    why,
    space,
    facts: merged(told.map(({ fact }) => fact)),
    moment: told.at(-1)?.moment ?? 0,
  }))
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
    const plan = headOf(mine)
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
