import { CARD_IDS, CARDS, type Board, type CardId } from '../arab-revolt'
import { atOf, lineOf, type TableState } from '../../store/index'
import { hasAll, wordsOf } from '../reader/words'
import { BROWSER, STATES, type StateFilter } from '../words/en/browser'
import { CARD_NOTES } from '../../games/arab-revolt/words/en/card-notes'
import { CARD_TEXT, ROUND_TEXT } from '../../games/arab-revolt/words/en/cards'
import { cardName } from '../../games/arab-revolt/words/en/names'
import type { Sought } from './card-filters'
import { chanceOfNext, eventsTaken, fateOf, hasTwoSides, isAmong, type Fate } from './fate'

/** A game, as far as the card browser looks at it. */
export interface GameOfCards {
  readonly board: Board
  readonly table: Pick<TableState, 'branches' | 'branch' | 'setup'>
}

export type Fates = Readonly<Record<CardId, Fate>>

/** What has become of every card; null where no game is on. */
export const fatesOf = ({ board, table }: GameOfCards): Fates => {
  const taken = eventsTaken(lineOf(table).slice(0, atOf(table) + 1))
  const before = table.setup?.rules?.position?.played ?? []
  return Object.fromEntries(
    CARD_IDS.map((card) => [card, fateOf({ board, before }, taken, card)]),
  ) as Fates
}

const textOf = (card: CardId): string => {
  const { unshaded, shaded } = CARD_TEXT[card]
  const { background, tips } = CARD_NOTES[card]
  const sides = [unshaded, shaded, ROUND_TEXT[card]].flatMap((side) =>
    side ? [side.heading, side.effect] : [],
  )
  return [card, cardName(card), ...sides, background, tips ?? ''].join(' ')
}

/** The cards that are sought. */
export const cardsFound = (sought: Sought, fates: Fates | null): readonly CardId[] => {
  const words = wordsOf(sought.words)
  return CARD_IDS.filter(
    (card) =>
      isAmong(fates && fates[card], sought.state) &&
      (sought.kind === 'all' || CARDS[card].kind === sought.kind) &&
      hasAll(textOf(card), words),
  )
}

/** How many cards each filter shows. */
export const numbersOf = (fates: Fates): Readonly<Record<StateFilter, number>> => {
  const number = (state: StateFilter) =>
    CARD_IDS.filter((card) => isAmong(fates[card], state)).length
  return Object.fromEntries(
    (Object.keys(STATES) as StateFilter[]).map((state) => [state, number(state)]),
  ) as Record<StateFilter, number>
}

const percent = (chance: number): string => `${(100 * chance).toFixed(chance < 0.1 ? 1 : 0)} %`

const unseenText = ({ board, table }: GameOfCards, card: CardId): string => {
  const fixed = board.played.length < (table.setup?.rules?.deck?.length ?? 0)
  const over = board.phase === 'over'
  return fixed || over
    ? BROWSER.unseen
    : `${BROWSER.unseen}, ${BROWSER.odds(percent(chanceOfNext(board, card)))}`
}

const takenText = (card: CardId, { taken, inPlay, seen }: Fate): string => {
  if (CARDS[card].kind === 'propaganda') return ''
  if (taken === null) return inPlay || !seen ? '' : BROWSER.passedOver
  if (!hasTwoSides(card) || taken.by === null) return ''
  return BROWSER.takenBy(taken.by, taken.side)
}

/** What has become of a card, in a few words. */
export const fateText = (game: GameOfCards, fates: Fates, card: CardId): string => {
  const fate = fates[card]
  if (fate.place === null) return unseenText(game, card)
  return [
    fate.inPlay ? BROWSER.now : BROWSER.cardAt(fate.place),
    takenText(card, fate),
    fate.inEffect ? BROWSER.inEffect(fate.inEffect) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
