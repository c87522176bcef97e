import type { CardId, Fact } from '../../rules/index'
import type { Shown } from '../../../../ui/facts/shown'
import { cardName, chitName } from './names'

const sumOf = (die: number, modifier: number): string =>
  modifier === 0 ? '' : ` ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} = ${die + modifier}`

const shownBy = (fact: Fact): readonly Shown<CardId>[] => {
  switch (fact.fact) {
    case 'rolled': {
      const { die, modifier, test, target, success } = fact
      const needed = `${test === 'at-most' ? 'at most' : 'above'} ${target}`
      return [
        {
          face: { die },
          name: `Die ${die}${sumOf(die, modifier)}`,
          note: `${needed} is needed: ${success ? 'yes' : 'no'}`,
        },
      ]
    }
    case 'chit':
      // Many a chit goes back in the same breath.
      return fact.to === 'drawn'
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
