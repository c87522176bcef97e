import {
  tells,
  type CardId,
  type Cause,
  type Fact,
  type PhaseId,
  type Question,
  type SpaceId,
} from '../../games/index'
import type { Moment, Step } from '../../store/index'
import { headOf } from './plan'
import { deedsOf, sameCause } from '../facts/deeds'
import { merged } from '../facts/merged'
import type { Line, Paragraph } from '../facts/paragraph'
import type { Story } from '../facts/story'
import type { Calendar, Screen } from '../screen/screen'

interface Told {
  readonly step: Step
  readonly fact: Fact
  readonly card: CardId | null
  readonly phase: PhaseId
  readonly moment: number
}

/** Every fact with the card and the phase to which it belongs. */
function* told(line: readonly Moment[], { round, turned }: Calendar): Generator<Told> {
  for (const [moment, { steps }] of line.entries())
    for (const step of steps) {
      let { card, phase } = step
      for (const fact of step.facts) {
        if (tells(fact, 'revealed')) {
          card = fact.card
          phase = turned
        }
        // The phases of a round follow one another without a question.
        phase = round.find((one) => one === fact.why.what) ?? phase
        yield { step, fact, card, phase, moment }
      }
    }
}

/** One line a deed; the rest of an Event, or of a phase, is told in one. */
const linesOf = (all: readonly Told[], story: Story): readonly Line[] => {
  const lines: { why: Cause; space: SpaceId | null; told: Told[]; stretch: number }[] = []
  for (const deed of deedsOf(all, story)) {
    const last = lines.at(-1)
    const bySpace = story.causes[deed.why.what]?.bySpace === true
    if (!bySpace && last?.stretch === deed.stretch && sameCause(last.why, deed.why))
      last.told.push(...deed.told)
    else lines.push({ ...deed, space: bySpace ? deed.space : null, told: [...deed.told] })
  }
  return lines.map(({ why, space, told }) => ({
    why,
    space,
    facts: merged(
      told.map(({ fact }) => fact),
      story,
    ),
    moment: told.at(-1)?.moment ?? 0,
  }))
}

/** Whose action it is. */
const actor = (all: readonly Told[]): Question['by'] | null => {
  const asked = all.find(({ step }) => step.question.by !== 'chance')
  return asked?.step.question.by ?? null
}

/** The log of a line of moments: one paragraph an action. */
export const paragraphsOf = (line: readonly Moment[], screen: Screen): readonly Paragraph[] => {
  const { actions } = screen.calendar
  const groups: Told[][] = []
  for (const one of told(line, screen.calendar)) {
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
    // It is nobody's in a phase in which both sides act.
    const by = actions.includes(first.phase) ? actor(all) : null
    const mine = steps.filter(({ question }) => question.by === by)
    const plan = headOf(mine, screen)
    const paragraph: Paragraph = {
      card: first.card,
      phase: first.phase,
      by,
      head: plan.head,
      chit: plan.chit,
      lines: linesOf(all, screen.story),
      moment: all.at(-1)?.moment ?? 0,
    }
    return paragraph.lines.length + paragraph.head.length > 0 ? [paragraph] : []
  })
}
