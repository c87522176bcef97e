import { board, forecast, outcome, type CardId, type Game } from '../../games/index'
import type { Calendar } from '../screen/screen'
import type { TurnPlayed } from './turns'

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

const pointOf = (
  number: number,
  card: CardId | null,
  game: Game,
  { isCount }: Calendar,
): Point => ({
  number,
  card,
  will: board(game).politicalWill,
  forecast: outcome(game) ? null : forecast(game).to,
  counted: card !== null && isCount(card),
})

/** Political Will over time, card by card. */
export const courseOf = (turns: readonly TurnPlayed[], calendar: Calendar): readonly Point[] => {
  const [first] = turns
  if (first === undefined) return []
  const played = first.before.played.length
  const points = [pointOf(played, first.before.played.at(-1) ?? null, first.began, calendar)]
  for (const { card, after, ended } of turns) {
    const number = after.played.length
    if (points.at(-1)?.number === number) points.pop()
    points.push(pointOf(number, card, ended, calendar))
  }
  return points
}
