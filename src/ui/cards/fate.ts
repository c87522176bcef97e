import { keysOf } from '../../coin/keys-of'
import type { Board, CardId, Faction, Side } from '../../games/index'
import type { Moment } from '../../store/index'
import type { SideText } from '../screen/asking'
import type { Deck } from '../screen/deck'
import type { Calendar, Words } from '../screen/screen'
import type { StateFilter } from '../words/en/browser'

/** How the Event of a card was carried out; a Mandatory Event by nobody. */
export interface Taken {
  readonly side: Side
  readonly by: Faction | null
}

/** What has become of a card in a game. */
export interface Fate {
  /** Its place among the cards that were turned up; null while it has not been seen. */
  readonly place: number | null
  readonly inPlay: boolean
  readonly taken: Taken | null
  /** Whether it was turned up in this game: of a card that lay there before, nobody knows what was taken. */
  readonly seen: boolean
  /** The side of a Capability in effect. */
  readonly inEffect: Side | null
}

/** The Events carried out in a game so far. */
export const eventsTaken = (line: readonly Moment[]): ReadonlyMap<CardId, Taken> =>
  new Map(
    line
      .flatMap(({ steps }) => steps.flatMap(({ facts }) => facts))
      .flatMap(({ fact, why: { what, card, side, by } }) =>
        fact === 'begins' && what === 'event' && card && side ? [[card, { side, by }]] : [],
      ),
  )

/** What has become of a card. */
export const fateOf = (
  { board, before }: { readonly board: Board; readonly before: readonly CardId[] },
  taken: ReadonlyMap<CardId, Taken>,
  card: CardId,
): Fate => {
  const index = board.played.indexOf(card)
  return {
    place: index < 0 ? null : index + 1,
    inPlay: index >= 0 && index === board.played.length - 1,
    taken: index < 0 ? null : (taken.get(card) ?? null),
    seen: !before.includes(card),
    inEffect: board.capabilities.find((one) => one.card === card)?.side ?? null,
  }
}

/** Whether a card is among those that a filter shows. */
export const isAmong = (fate: Fate | null, filter: StateFilter): boolean => {
  if (fate === null || filter === 'all') return true
  if (filter === 'in-effect') return fate.inEffect !== null
  return (filter === 'played') === (fate.place !== null)
}

/** How likely a card that has not been seen is to be the next one, from 0 to 1. */
export const chanceOfNext = (
  board: Board,
  card: CardId,
  deck: Deck,
  calendar: Calendar,
): number => {
  const { eachEvent, eachPropaganda } = deck.nextOdds(board)
  const weight = (one: CardId) => (calendar.isCount(one) ? eachPropaganda : eachEvent)
  const unseen = deck.cards.filter((one) => !board.played.includes(one))
  const all = unseen.reduce((sum, one) => sum + weight(one), 0)
  return all === 0 ? 0 : weight(card) / all
}

/** The sides of a card, each with its text; none where the card only starts a round. */
export const sidesOf = (
  card: CardId,
  { sides, side }: Pick<Words, 'sides' | 'side'>,
): readonly (readonly [Side, SideText])[] =>
  keysOf(sides).flatMap((one) => {
    const text = side(card, one)
    return text ? [[one, text] as const] : []
  })
