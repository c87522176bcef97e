import type { About, Ask, OptionKind } from '../../rules/index'

/** What is done with one of each kind of answer. */
export const CHOOSING: Readonly<Record<OptionKind, string>> = {
  space: 'choose a space',
  box: 'choose a box',
  operation: 'carry out an Operation',
  activity: 'use a Special Activity',
  side: 'choose a side',
  force: 'choose a piece to place',
  card: 'choose a card',
  punishment: 'choose a Punishment chit',
  word: 'choose what to do',
  number: 'choose a number',
  pick: 'choose a piece',
  move: 'choose pieces to move',
  group: 'choose Guerrillas to move',
  chit: 'choose a chit',
}

/** A die with what it is compared with. */
export const dieText = ({ target }: About): string =>
  target === undefined ? 'a die' : `a die against ${target}`

export const DRAWS = 'a chit is drawn'

/** What is to be had only by a question that need not be answered. */
export const DECLINED: Readonly<Partial<Record<Ask, string>>> = {
  'place.from-map': 'none Available: one from the map',
}
