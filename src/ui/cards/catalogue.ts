import { keysOf } from '../../coin/keys-of'
import { entryOf } from '../../coin/entry-of'
import type { Board, CardId } from '../../games/index'
import { atOf, lineOf, type TableState } from '../../store/index'
import { hasAll, wordsOf } from '../reader/words'
import type { Deck } from '../screen/deck'
import type { Screen, Words } from '../screen/screen'
import { BROWSER, STATES, type StateFilter } from '../words/en/browser'
import type { Sought } from './card-filters'
import { chanceOfNext, eventsTaken, fateOf, isAmong, sidesOf, type Fate } from './fate'
import { inRow } from '../../language/english'

/** A game, as far as the card browser looks at it. */
export interface GameOfCards {
  readonly board: Board
  readonly table: Pick<TableState, 'branches' | 'branch' | 'setup'>
}

export type Fates = Readonly<Record<CardId, Fate>>

/** What has become of every card; null where no game is on. */
export const fatesOf = ({ board, table }: GameOfCards, deck: Deck): Fates => {
  const taken = eventsTaken(lineOf(table).slice(0, atOf(table) + 1))
  const before = table.setup?.rules?.position?.played ?? []
  return Object.fromEntries(
    deck.cards.map((card) => [card, fateOf({ board, before }, taken, card)]),
  )
}

const textOf = (card: CardId, deck: Deck, words: Words): string => {
  const { background, tips } = entryOf(deck.notes, card)
  const texts = [...sidesOf(card, words).map(([, text]) => text), deck.round(card)]
  const sides = texts.flatMap((text) => (text ? [text.heading, text.effect] : []))
  return [card, words.cardName(card), ...sides, background, tips ?? ''].join(' ')
}

/** The cards that are sought. */
export const cardsFound = (
  sought: Sought,
  fates: Fates | null,
  deck: Deck,
  { words }: Screen,
): readonly CardId[] => {
  const wanted = wordsOf(sought.words)
  return deck.cards.filter(
    (card) =>
      isAmong(fates && entryOf(fates, card), sought.state) &&
      (sought.kind === 'all' || deck.kindOf(card) === sought.kind) &&
      hasAll(textOf(card, deck, words), wanted),
  )
}

/** How many cards each filter shows. */
export const numbersOf = (fates: Fates): Readonly<Record<StateFilter, number>> => {
  const number = (state: StateFilter) =>
    Object.values(fates).filter((fate) => isAmong(fate, state)).length
  return Object.fromEntries(keysOf(STATES).map((state) => [state, number(state)])) as Record<
    StateFilter,
    number
  >
}

const percent = (chance: number): string => `${(100 * chance).toFixed(chance < 0.1 ? 1 : 0)} %`

const unseenText = (
  { board, table }: GameOfCards,
  card: CardId,
  deck: Deck,
  { calendar }: Screen,
): string => {
  const fixed = board.played.length < (table.setup?.rules?.deck?.length ?? 0)
  const over = board.phase === 'over'
  return fixed || over
    ? BROWSER.unseen
    : `${BROWSER.unseen}, ${BROWSER.odds(percent(chanceOfNext(board, card, deck, calendar)))}`
}

const takenText = (
  card: CardId,
  { taken, inPlay, seen }: Fate,
  { words, calendar }: Screen,
): string => {
  if (calendar.isCount(card)) return ''
  if (taken === null) return inPlay || !seen ? '' : BROWSER.passedOver
  if (sidesOf(card, words).length < 2 || taken.by === null) return ''
  return BROWSER.takenBy(words.inText(taken.by), taken.side)
}

/** What has become of a card, in a few words. */
export const fateText = (
  game: GameOfCards,
  fates: Fates,
  card: CardId,
  deck: Deck,
  screen: Screen,
): string => {
  const fate = entryOf(fates, card)
  if (fate.place === null) return unseenText(game, card, deck, screen)
  return inRow(
    [
      fate.inPlay ? BROWSER.now : BROWSER.cardAt(fate.place),
      takenText(card, fate, screen),
      fate.inEffect ? BROWSER.inEffect(fate.inEffect) : '',
    ].filter(Boolean),
  )
}
