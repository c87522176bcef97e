import { forecast, isPropaganda, type Board, type CardId } from '../arab-revolt'
import type { Turn } from './turns'

/** How things stood after a card; before the first one there is none. */
export interface Point {
  readonly number: number
  readonly card: CardId | null
  readonly will: number
  /** What a count would have made of it; after the last count there is none. */
  readonly forecast: number | null
  /** Whether it was a Propaganda card. */
  readonly counted: boolean
}

const pointOf = (number: number, card: CardId | null, after: Board): Point => ({
  number,
  card,
  will: after.politicalWill,
  forecast: after.outcome ? null : forecast(after).to,
  counted: card !== null && isPropaganda(card),
})

/** Political Will over time, card by card. */
export const courseOf = (turns: readonly Turn[]): readonly Point[] => {
  const [first] = turns
  if (first === undefined) return []
  const played = first.before.played.length
  const points = [pointOf(played, first.before.played.at(-1) ?? null, first.before)]
  for (const { card, after } of turns) {
    const number = after.played.length
    if (points.at(-1)?.number === number) points.pop()
    points.push(pointOf(number, card, after))
  }
  return points
}
