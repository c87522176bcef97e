import {
  apply,
  board,
  forecast,
  isPropaganda,
  newGame,
  record,
  type Board,
  type CardId,
  type Fact,
  type Game,
  type PhaseId,
} from '../arab-revolt'
import type { Moment, Step } from '../../store/index'

/** One side's action, a Mandatory Event, or one phase of a Propaganda Round. */
export interface Turn {
  readonly card: CardId
  readonly phase: PhaseId
  readonly steps: readonly Step[]
  readonly facts: readonly Fact[]
  readonly before: Board
  readonly after: Board
  /** The moment at which it ends. */
  readonly moment: number
}

/** The game as it was before the answers that led to each moment. */
const startOf = (line: readonly Moment[], moment: number, { game }: Moment): Game =>
  line[moment - 1]?.game ?? newGame(record(game).setup)

/** Each answer of a game, played again, as a turn of its own. */
function* answers(line: readonly Moment[]): Generator<Turn> {
  for (const [moment, one] of line.entries()) {
    let game = startOf(line, moment, one)
    for (const step of one.steps) {
      const before = board(game)
      game = apply(game, step.answer)
      const place = placeOf(step)
      if (place)
        yield { ...place, steps: [step], facts: step.facts, before, after: board(game), moment }
    }
  }
}

/** The card and the phase that an answer belongs to: what turns a card up belongs to that card. */
const placeOf = ({ facts, card, phase }: Step): Pick<Turn, 'card' | 'phase'> | null => {
  const turned = facts.find((one) => one.fact === 'revealed')?.card
  if (turned === undefined) return card && { card, phase }
  return { card: turned, phase: isPropaganda(turned) ? 'political-will' : 'mandatory-event' }
}

/** A game turn by turn. */
export const turnsOf = (line: readonly Moment[]): readonly Turn[] => {
  const turns: Turn[] = []
  for (const one of answers(line)) {
    const last = turns.at(-1)
    if (last?.card !== one.card || last.phase !== one.phase) turns.push(one)
    else
      turns[turns.length - 1] = {
        ...one,
        before: last.before,
        steps: [...last.steps, ...one.steps],
        facts: [...last.facts, ...one.facts],
      }
  }
  return turns
}

/** What Political Will would be if the Propaganda card came now, beyond the ends of its track. */
const standing = (board: Board): number => board.politicalWill + forecast(board).net

/** By how much a turn moved the forecast. A count leaves the map alone, so it moves it by its own sum. */
export const swing = ({ before, after }: Turn): number => standing(after) - standing(before)
