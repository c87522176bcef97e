import type { About, Ask, OptionKind } from '../../rules/index'
import { signed } from '../../../../language/english'

/** What is done with one of each kind of answer. */
export const CHOOSING: Readonly<Record<OptionKind, string>> = {
  space: 'choose a space',
  box: 'choose a box',
  operation: 'carry out an Operation',
  activity: 'use a Special Activity',
  side: 'choose a side',
  card: 'choose a card',
  word: 'choose what to do',
  number: 'choose a number',
  pick: 'choose a piece',
  move: 'choose pieces to move',
  group: 'choose Cells to move',
  chit: 'choose an Intel chit',
}

/** A die with what it is compared with; without a target it says how many Cells a Mass Detention takes. */
export const dieText = ({ target, modifier = 0 }: About): string => {
  if (target === undefined) return 'a die says how many Cells'
  return modifier === 0
    ? `a die against ${target}`
    : `a die with ${signed(modifier)} against ${target}`
}

export const DRAWS = 'an Intel chit is drawn'

/** What is to be had only by a question that need not be answered. */
export const DECLINED: Readonly<Partial<Record<Ask, string>>> = {
  'intel.spend': 'an Intel chit would reach Underground Cells',
}
