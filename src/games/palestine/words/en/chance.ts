import type { Fact } from '../../rules/index'
import type { Shown } from '../../../../ui/facts/shown'
import { cardName, chitName } from './names'
import { neededText, sumText } from './rolls'

/** A face that chance showed; the house draws it by its number or its card. */
interface Face extends Omit<Shown, 'face'> {
  readonly face: { readonly die: number } | { readonly chit: number } | { readonly card: string }
}

const rolled = (fact: Fact & { readonly fact: 'rolled' }): Face => {
  const needed = neededText(fact)
  return {
    face: { die: fact.die },
    name: `Die ${sumText(fact)}`,
    note: needed ? `${needed} is needed: ${fact.success ? 'yes' : 'no'}` : 'so many Cells',
  }
}

const shownBy = (fact: Fact): readonly Face[] => {
  switch (fact.fact) {
    case 'rolled':
      return [rolled(fact)]
    case 'intel':
      return fact.change === 'drawn'
        ? [{ face: { chit: fact.chit }, name: chitName(fact.chit), note: 'drawn' }]
        : []
    case 'revealed':
      return [{ face: { card: fact.card }, name: cardName(fact.card), note: 'turned up' }]
    default:
      return []
  }
}

/** What chance has shown since the last answer. */
export const shownSince = (
  steps: readonly { readonly facts: readonly Fact[] }[],
): readonly Face[] => steps.flatMap(({ facts }) => facts.flatMap(shownBy))
