import {
  RulesError,
  answerCount,
  apply,
  board,
  cardInPlay,
  facts,
  newGame,
  opening,
  question,
  seededChance,
  type CardId,
  type Fact,
  type Faction,
  type Game,
  type GameId,
  type Option,
  type PhaseId,
  type Question,
  type Setup,
} from '../../games/index'
import { forcedAnswer } from '../../insight/index'

/** Who gave an answer: a player, chance, or nobody, because there was only one. */
export type Giver = 'player' | 'chance' | 'only-option'

/** One answer, and what came of it. */
export interface Step {
  readonly question: Question
  readonly answer: Option
  readonly given: Giver
  readonly facts: readonly Fact[]
  /** The card and the phase in which it was asked. */
  readonly card: CardId | null
  readonly phase: PhaseId
}

/** A place in the line of a game where a player is waited for. No recipe looks into what is of a class. */
export class Moment {
  readonly game: Game
  /** What has happened since the moment before: a player's answer first, then what followed by itself. */
  readonly steps: readonly Step[]
  /** Whose turn it is; null while only chance has been asked. */
  readonly seat: Faction | null
  /** Whether nothing is left of the turn but to end it. */
  readonly turnOver: boolean
  /** Whether a turn begins here, or a part of one. */
  readonly turnBegins: boolean
  /** Whether what begins here is a part: within a turn the other side is asked, or has answered. */
  readonly withinTurn: boolean

  constructor(
    { game, steps, seat }: Run,
    { turnBegins, withinTurn }: Beginning,
    turnOver: boolean,
  ) {
    this.game = game
    this.steps = steps
    this.seat = seat
    this.turnOver = turnOver
    this.turnBegins = turnBegins
    this.withinTurn = withinTurn
  }
}

/** An answer to a game that waits; null where there is none and the players are asked. */
export type Source = (game: Game) => Option | null

/** Where chance comes from: from a seed, or the players roll and draw by hand. */
export interface Chance {
  readonly chance: 'seed' | 'hand'
  readonly seed: number
}

/** How a game goes on by itself. */
export interface Pace {
  readonly chance: Source
  /** Answers that were given once, where the game is played again: for those that need no player. */
  readonly given: Source
  /** Whether a player ends each turn; a game that is only watched goes straight on. */
  readonly turns: boolean
}

/** How a branch goes on by itself. */
export const paceOf = (turns: boolean, { chance, seed }: Chance): Pace => ({
  chance: chance === 'seed' ? seededChance(seed) : () => null,
  given: () => null,
  turns,
})

/** What a moment begins. */
type Beginning = Pick<Moment, 'turnBegins' | 'withinTurn'>

const GOES_ON: Beginning = { turnBegins: false, withinTurn: false }
const BEGINS: Beginning = { turnBegins: true, withinTurn: false }

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

/** The phases that are one turn each. */
const TURNS: readonly PhaseId[] = ['first-eligible', 'second-eligible']

/** Whether a turn begins: also with a side's answer within the turn of the other, where that is over with it. */
const isNextTurn = ({ game, seat, phase, steps }: Run, next: Run): boolean => {
  const now = board(next.game).phase
  const isTheirs = phase === null || (seat === next.seat && steps[0]?.given === 'player')
  return isTheirs && TURNS.includes(now) && now !== (phase ?? board(game).phase)
}

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
const settle = (start: Run, pace: Pace, beginning: Beginning): Moment => {
  let run = start
  for (let asked = question(run.game); asked !== null; asked = question(run.game)) {
    if (pace.turns && isOver(run, asked)) return new Moment(run, beginning, true)
    if (asked.by !== 'chance') run = { ...run, seat: asked.by, phase: board(run.game).phase }
    const next = byItself(run, asked, pace)
    if (next === null) break
    run = step(run, asked, ...next)
  }
  return new Moment(run, pace.turns && isNextTurn(start, run) ? BEGINS : beginning, false)
}

/** The first moment of a new game. */
export const begin = (of: GameId, setup: Setup, pace: Pace): Moment =>
  settle({ game: newGame(of, setup), steps: [], seat: null, phase: null }, pace, BEGINS)

/** The moment after an answer. Throws a RulesError for anything that is not among the options. */
export const answered = (moment: Moment, option: Option, pace: Pace): Moment => {
  const { game, seat } = moment
  const run: Run = { game, steps: [], seat, phase: board(game).phase }
  const asked = question(game)
  if (asked === null) throw new RulesError('game-over', 'nothing', option)
  const given = asked.by === 'chance' ? 'chance' : 'player'
  return settle(step(run, asked, option, given), pace, GOES_ON)
}

const WITHOUT_CHANCE: Pace = { chance: () => null, given: () => null, turns: true }

/** Whether a turn begins with what its own side has chosen within the turn of the other. */
export const beginsOwn = ({ turnBegins, steps }: Moment): boolean =>
  turnBegins && steps[0]?.given === 'player'

/** The moment after nothing more is wanted, as far as it does not wait for chance. */
export const afterDone = (moment: Moment): Moment => answered(moment, 'done', WITHOUT_CHANCE)

/** Where nothing is left to do but to hand over, the side that chooses next in the very same turn; null where that is over. */
export const interruptedBy = ({
  game,
  steps,
  turnOver,
}: Pick<Moment, 'game' | 'steps' | 'turnOver'>): Faction | null => {
  const by = question(game)?.by
  const { phase } = board(game)
  const isWithin = turnOver && TURNS.includes(phase) && steps.at(-1)?.phase === phase
  return isWithin && by !== undefined && by !== 'chance' ? by : null
}

/** The moment after the end of a turn: what follows by itself, up to the next question to a player. */
export const turnEnded = (moment: Moment, pace: Pace): Moment => {
  const run = { game: moment.game, steps: [], seat: null, phase: null }
  return settle(run, pace, { turnBegins: true, withinTurn: interruptedBy(moment) !== null })
}

/** The answers of chance that led to a moment, by their numbers in the game. */
export const chanceNumbers = ({ game, steps }: Moment): number[] => {
  const first = answerCount(game) - steps.length
  return steps.flatMap(({ given }, index) => (given === 'chance' ? [first + index] : []))
}

/** Those of them that were asked for: chance was answered by hand. */
export const handNumbers = (moment: Moment): number[] =>
  moment.steps[0]?.given === 'chance' && !moment.turnBegins ? chanceNumbers(moment).slice(0, 1) : []
