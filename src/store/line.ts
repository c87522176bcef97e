import {
  answerCount,
  apply,
  board,
  cardInPlay,
  facts,
  newGame,
  opening,
  question,
  type Fact,
  type Faction,
  type Game,
  type GameId,
  type Option,
  type PhaseId,
  type Question,
  type Setup,
} from '../games/index'
import { forcedAnswer } from '../insight/index'
import type { Giver, Moment, Step } from './moment'

/** An answer to a game that waits; null where there is none and the players are asked. */
export type Source = (game: Game) => Option | null

/** How a game goes on by itself. */
export interface Pace {
  readonly chance: Source
  /** Answers that were given once, where the game is played again: for those that need no player. */
  readonly given: Source
  /** Whether a player ends each turn; a game that is only watched goes straight on. */
  readonly turns: boolean
}

interface Run {
  readonly game: Game
  readonly steps: readonly Step[]
  /** Whose turn it is and in which phase they were last asked. */
  readonly seat: Faction | null
  readonly phase: PhaseId | null
}

/** What the last answer has brought; the log tells what came before the first one with it. */
const told = (game: Game): readonly Fact[] => {
  const since = answerCount(game) - 1
  return since === 0 ? [...opening(game), ...facts(game)] : facts(game, since)
}

const step = (run: Run, asked: Question, answer: Option, given: Giver): Run => {
  const before = board(run.game)
  const game = apply(run.game, answer)
  const next: Step = {
    question: asked,
    answer,
    given,
    facts: told(game),
    card: cardInPlay(before),
    phase: before.phase,
  }
  return { ...run, game, steps: [...run.steps, next] }
}

/** A turn is over when the other side is asked, or chance in another phase: it may reveal something. */
const isOver = ({ game, seat, phase }: Run, { by }: Question): boolean =>
  seat !== null && (by === 'chance' ? board(game).phase !== phase : by !== seat)

/** The answer that needs nobody to give it. */
const byItself = ({ game }: Run, { by }: Question, pace: Pace): [Option, Giver] | null => {
  if (by === 'chance') {
    const outcome = pace.chance(game)
    return outcome === null ? null : [outcome, 'chance']
  }
  const only = forcedAnswer(game, by)
  return only === null ? null : [pace.given(game) ?? only, 'only-option']
}

/** Goes on until a player is asked, a turn is over or the game is. */
const settle = (start: Run, pace: Pace, turnBegins: boolean): Moment => {
  let run = start
  for (let asked = question(run.game); asked !== null; asked = question(run.game)) {
    if (pace.turns && isOver(run, asked)) return momentOf(run, turnBegins, true)
    if (asked.by !== 'chance') run = { ...run, seat: asked.by, phase: board(run.game).phase }
    const next = byItself(run, asked, pace)
    if (next === null) break
    run = step(run, asked, ...next)
  }
  return momentOf(run, turnBegins, false)
}

const momentOf = ({ game, steps, seat }: Run, turnBegins: boolean, turnOver: boolean): Moment => ({
  game,
  steps,
  seat,
  turnOver,
  turnBegins,
})

/** The first moment of a new game. */
export const begin = (of: GameId, setup: Setup, pace: Pace): Moment =>
  settle({ game: newGame(of, setup), steps: [], seat: null, phase: null }, pace, true)

/** The moment after an answer. Throws a RulesError for anything that is not among the options. */
export const answered = (moment: Moment, option: Option, pace: Pace): Moment => {
  const { game, seat } = moment
  const run: Run = { game, steps: [], seat, phase: board(game).phase }
  const asked = question(game)
  // The rules themselves refuse an answer to a game that is over.
  if (asked === null) return { ...moment, game: apply(game, option) }
  const given = asked.by === 'chance' ? 'chance' : 'player'
  return settle(step(run, asked, option, given), pace, false)
}

const WITHOUT_CHANCE: Pace = { chance: () => null, given: () => null, turns: true }

/** Whether with nothing more the turn would be over. */
export const endsTurn = (moment: Moment): boolean =>
  answered(moment, 'done', WITHOUT_CHANCE).turnOver

/** The moment after the end of a turn: what follows by itself, up to the next question to a player. */
export const turnEnded = ({ game }: Moment, pace: Pace): Moment =>
  settle({ game, steps: [], seat: null, phase: null }, pace, true)
