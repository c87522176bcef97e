import type { CardId, Fact } from '../../rules/index'
import type { Shown } from '../../../../ui/facts/shown'
import { cardName, chitName } from './names'
import { neededText, sumText } from './rolls'

const rolled = (fact: Fact & { readonly fact: 'rolled' }): Shown<CardId> => {
  const needed = neededText(fact)
  return {
    face: { die: fact.die },
    name: `Die ${sumText(fact)}`,
    note: needed ? `${needed} is needed: ${fact.success ? 'yes' : 'no'}` : 'so many Cells',
  }
}

const shownBy = (fact: Fact): readonly Shown<CardId>[] => {
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

/** What chance has shown in what happened. */
export const shownIn = (facts: readonly Fact[]): readonly Shown<CardId>[] => facts.flatMap(shownBy)
