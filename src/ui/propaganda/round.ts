import { cardInPlay, tells, type Board, type CardId, type PhaseId } from '../../games/index'
import type { Moment } from '../../store/index'
import type { Line } from '../facts/paragraph'
import type { Screen } from '../screen/screen'
import { paragraphsOf } from '../told/paragraphs'

/** A phase in which nothing was done may have been declined, or have had nothing to ask. */
export type PhaseState = 'done' | 'declined' | 'nothing' | 'now' | 'to-come'

/** One phase of the round: how far it is, and what has been done in it. */
export interface RoundStep {
  readonly phase: PhaseId
  readonly state: PhaseState
  readonly lines: readonly Line[]
}

/** A Propaganda Round as far as it has come. */
export interface Round {
  readonly card: CardId
  readonly steps: readonly RoundStep[]
  /** The phase that is told of now. */
  readonly shown: RoundStep
}

const turnsUp = (moment: Moment | undefined, card: CardId): boolean =>
  moment?.steps.some(({ facts }) =>
    facts.some((one) => tells(one, 'revealed') && one.card === card),
  ) === true

/** The line from the moment in which a card was turned up, sought from its end: a round is short. */
const since = (line: readonly Moment[], end: number, card: CardId): readonly Moment[] => {
  let from = end - 1
  while (from > 0 && !turnsUp(line[from], card)) from -= 1
  return line.slice(Math.max(0, from), end)
}

const isAskedIn = (line: readonly Moment[], phase: PhaseId): boolean =>
  line.some(({ steps }) =>
    steps.some((step) => step.phase === phase && step.question.by !== 'chance'),
  )

/** The Propaganda Round that a position is in; null in a campaign and when the game is over. */
export const roundOf = (
  board: Board,
  line: readonly Moment[],
  counting: boolean,
  screen: Screen,
  end = line.length,
): Round | null => {
  const { isCount, round } = screen.calendar
  const card = cardInPlay(board)
  if (card === null || !isCount(card) || board.phase === 'over') return null
  const ofRound = since(line, end, card)
  const told = paragraphsOf(ofRound, screen).filter((one) => one.card === card)
  const at = counting ? 0 : round.indexOf(board.phase)
  // Nothing is left of the round when the next card is waited for.
  const here = at < 0 ? round.length : at
  const stateOf = (one: PhaseId, index: number, lines: readonly Line[]): PhaseState => {
    if (index >= here) return index === here ? 'now' : 'to-come'
    if (lines.length > 0) return 'done'
    return isAskedIn(ofRound, one) ? 'declined' : 'nothing'
  }
  const steps = round.map((one, index) => {
    const lines = told.filter((paragraph) => paragraph.phase === one).flatMap((of) => of.lines)
    return { phase: one, state: stateOf(one, index, lines), lines }
  })
  const shown = steps[Math.min(here, steps.length - 1)]
  return shown ? { card, steps, shown } : null
}
