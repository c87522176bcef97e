import { cardInPlay, type CardBoard } from './board'
import { RulesError } from './error'
import { fieldsOf } from './reading'
import type { Setup, Summary } from './rules'
import type { World } from './world'

/** A game with cards, whose map is one flat array. */
export interface CardWorld extends World {
  board: CardBoard<World> & { readonly map: readonly number[] }
  position: { readonly played?: readonly string[] }
}

interface Printed<W extends CardWorld> {
  readonly startingPosition: W['position']
  readonly boardOf: (position: W['position']) => W['board']
  readonly cardsOf: (where: string, given: unknown) => W['card'][]
  readonly isPropaganda: (card: W['card']) => boolean
  readonly campaigns: number
}

/** How games with cards begin, where their cards come from, and what a list of games tells of one. */
export const cardGameIn = <W extends CardWorld>({
  startingPosition,
  boardOf,
  cardsOf,
  isPropaganda,
  campaigns,
}: Printed<W>) => {
  const begin = ({ position }: Setup<W>): W['board'] => boardOf(position ?? startingPosition)

  /** A set-up of our own, of which every part has been checked. */
  const checkSetup = (given: unknown): Setup<W> => {
    const { deck, position } = fieldsOf('setup', given, ['deck', 'position'])
    const cards = cardsOf('setup.deck', deck)
    const { played } = boardOf(position ?? startingPosition)
    for (const card of cards)
      if (played.includes(card)) throw new RulesError<string>('card-twice', 'setup.deck', card)
    return JSON.parse(JSON.stringify({ deck, position })) as Setup<W>
  }

  /** What a list of games tells of one: the campaign ends with its Propaganda Round. */
  const summary = (board: W['board']): Summary => {
    const { played, politicalWill, map } = board
    const last = cardInPlay(board)
    const under = last !== null && isPropaganda(last) ? 0 : 1
    const campaign = Math.min(campaigns, played.filter(isPropaganda).length + under)
    return { card: played.length, campaign, politicalWill, map }
  }

  /** The next card of a fixed deck, unless it is used up. */
  const fixedCard = ({ deck, position }: Setup<W>, { played }: W['board']): W['card'] | undefined =>
    deck?.[played.length - (position?.played?.length ?? 0)]

  return { begin, checkSetup, summary, fixedCard }
}
