import {
  apply,
  board,
  forecast,
  newGame,
  record,
  tells,
  type Board,
  type CardId,
  type Fact,
  type Game,
  type PhaseId,
} from '../../games/index'
import type { Moment, Step } from '../../store/index'
import type { Calendar } from '../screen/screen'

/** One side's action, a Mandatory Event, or one phase of a Propaganda Round. */
export interface TurnPlayed {
  readonly card: CardId
  readonly phase: PhaseId
  readonly steps: readonly Step[]
  readonly facts: readonly Fact[]
  readonly before: Board
  readonly after: Board
  /** The game as it began and as it ended. */
  readonly began: Game
  readonly ended: Game
  /** The moment at which it ends. */
  readonly moment: number
}

/** The game as it was before the answers that led to each moment. */
const startOf = (line: readonly Moment[], moment: number, { game }: Moment): Game =>
  line[moment - 1]?.game ?? newGame(game.of, record(game).setup)

/** Each answer of a game, played again, as a turn of its own. */
function* answers(line: readonly Moment[], calendar: Calendar): Generator<TurnPlayed> {
  for (const [moment, one] of line.entries()) {
    let game = startOf(line, moment, one)
    for (const step of one.steps) {
      const began = game
      game = apply(game, step.answer)
      const place = placeOf(step, calendar)
      if (place)
        yield {
          ...place,
          ...{ steps: [step], facts: step.facts, began, ended: game, moment },
          ...{ before: board(began), after: board(game) },
        }
    }
  }
}

/** The card and the phase that an answer belongs to: what turns a card up belongs to that card. */
const placeOf = (
  { facts, card, phase }: Step,
  { isCount, round: [count], turned }: Calendar,
): Pick<TurnPlayed, 'card' | 'phase'> | null => {
  const next = facts.find((one) => tells(one, 'revealed'))?.card
  if (next === undefined) return card === null ? null : { card, phase }
  return { card: next, phase: isCount(next) ? count : turned }
}

/** A game turn by turn. */
export const turnsOf = (line: readonly Moment[], calendar: Calendar): readonly TurnPlayed[] => {
  const turns: TurnPlayed[] = []
  for (const one of answers(line, calendar)) {
    const last = turns.at(-1)
    if (last?.card !== one.card || last.phase !== one.phase) turns.push(one)
    else
      turns[turns.length - 1] = {
        ...one,
        before: last.before,
        began: last.began,
        steps: [...last.steps, ...one.steps],
        facts: [...last.facts, ...one.facts],
      }
  }
  return turns
}

/** What Political Will would be if the Propaganda card came now, beyond the ends of its track. */
const standing = (game: Game): number => board(game).politicalWill + forecast(game).net

/** By how much a turn moved the forecast. A count leaves the map alone, so it moves it by its own sum. */
export const swing = ({ began, ended }: TurnPlayed): number => standing(ended) - standing(began)
