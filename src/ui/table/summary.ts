import type { Fact } from '../../rules/index'
import type { Moment } from '../../store/index'
import { SUMMARY, type SummaryId } from '../text/summary'

/** One line of the summary of a game. */
export interface SummaryLine {
  readonly id: string
  readonly what: string
  readonly value: string
}

const sum = (facts: readonly Fact[], number: (fact: Fact) => number): number =>
  facts.reduce((total, fact) => total + number(fact), 0)

const COUNTS: Readonly<Record<SummaryId, (fact: Fact) => number>> = {
  'guerrillas-placed': (fact) =>
    fact.fact === 'placed' && fact.force === 'guerrillas' ? fact.number : 0,
  'bases-placed': (fact) => (fact.fact === 'placed' && fact.force === 'bases' ? fact.number : 0),
  'rebels-removed': (fact) =>
    fact.fact === 'removed' && /^(guerrillas|bases)/.test(fact.piece) ? fact.number : 0,
  'british-removed': (fact) =>
    fact.fact === 'removed' && !/^(guerrillas|bases)/.test(fact.piece) ? fact.number : 0,
  opposition: (fact) => (fact.fact === 'opposition' && fact.present ? 1 : 0),
  sabotage: (fact) => (fact.fact === 'sabotage' && fact.change > 0 ? fact.change : 0),
}

/** A whole game in a few lines: Political Will after each campaign, and what was placed and removed. */
export const summaryOf = (line: readonly Moment[]): readonly SummaryLine[] => {
  const facts = line.flatMap(({ steps }) => steps.flatMap((step) => step.facts))
  const wills = facts.filter((fact) => fact.fact === 'political-will')
  const counted = wills.filter(({ why }) => why.what === 'political-will')
  return [
    ...counted.map(({ from, to }, index) => ({
      id: `will-${index}`,
      what: SUMMARY.campaign(index + 1),
      value: SUMMARY.fromTo(from, to),
    })),
    ...(Object.keys(COUNTS) as SummaryId[]).map((id) => ({
      id,
      what: SUMMARY.counts[id],
      value: sum(facts, COUNTS[id]).toString(),
    })),
  ]
}
