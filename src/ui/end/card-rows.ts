import type { CardId, Faction } from '../../games/index'
import type { Screen } from '../screen/screen'
import { actionOf, type Action } from './actions'
import { piecesOf, type Pieces } from './pieces'
import { swing, type TurnPlayed } from './turns'

/** What one card brought. */
export interface CardRow {
  readonly card: CardId
  readonly number: number
  readonly actions: readonly Action[]
  /** By how much it moved the forecast; where Political Will was counted, the track itself. */
  readonly swing: number
  readonly counted: boolean
  readonly pieces: Readonly<Record<Faction, Pieces>>
  readonly moment: number
}

const rowOf = (card: CardId, turns: readonly TurnPlayed[], screen: Screen): CardRow => {
  const { calendar, map, sideOf } = screen
  const facts = turns.flatMap((turn) => turn.facts)
  const pieces = map.sides.map((side) => [side, piecesOf(facts, side, sideOf)] as const)
  const count = turns.find(({ phase }) => phase === calendar.round[0])
  return {
    card,
    number: turns.at(-1)?.after.played.length ?? 0,
    actions: turns.flatMap((turn) => actionOf(turn, screen) ?? []),
    swing: count ? swing(count) : turns.reduce((total, turn) => total + swing(turn), 0),
    counted: count !== undefined,
    pieces: Object.fromEntries(pieces),
    moment: turns.at(-1)?.moment ?? 0,
  }
}

/** What each card brought, in the order of play. */
export const cardRows = (turns: readonly TurnPlayed[], screen: Screen): readonly CardRow[] => {
  const cards = new Map<CardId, TurnPlayed[]>()
  for (const turn of turns) cards.set(turn.card, [...(cards.get(turn.card) ?? []), turn])
  return [...cards].map(([card, ofCard]) => rowOf(card, ofCard, screen))
}
