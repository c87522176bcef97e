import { copyBoard, type Board, type Outcome } from './board/board'
import { RulesError } from './board/error'
import type { Cause, Fact } from './board/facts'
import { boardOf, type Position } from './board/position'
import { cardsOf, fieldsOf, listOf } from './board/reading'
import type { CardId } from './data/cards'
import { STARTING_POSITION } from './data/setup'
import { Match } from './match'
import type { About, Ask, Chooser, Decision, Refused } from './script/decision'
import { sameOption, type Option } from './script/option'

/** How a game begins. */
export interface Setup {
  /** The first cards in their order; chance draws the others. Without it chance draws all. */
  readonly deck?: readonly CardId[]
  /** Another position than the printed one. */
  readonly position?: Position
}

/** A game: plain JSON, never changed. */
export interface Game {
  readonly setup: Setup
  /** The answers of each stretch of the game before the checkpoint. */
  readonly past: readonly (readonly Option[])[]
  /** The board at the first question of the present phase; its script can begin again from there. */
  readonly checkpoint: Board
  /** The answers since. */
  readonly choices: readonly Option[]
  /** How many of all answers were chance's. */
  readonly chances: number
}

/** The question that a game waits for. */
export interface Question {
  readonly by: Chooser
  readonly ask: Ask
  readonly about: About
  /** The rule or card that asks. */
  readonly why: Cause
}

/** A game, and nothing but what is needed to play it again. */
export interface GameRecord {
  readonly setup: Setup
  readonly answers: readonly Option[]
}

const matchFrom = (setup: Setup, board: Board, facts: Fact[] | null): Match => {
  const before = setup.position?.played?.length ?? 0
  return new Match(copyBoard(board), setup.deck ?? [], before, facts)
}

const beginning = (setup: Setup): Board => boardOf(setup.position ?? STARTING_POSITION)

/** What is known of a game beside its JSON, so that playing on needs no replay. Never saved. */
class Live {
  readonly match: Match
  readonly facts: Fact[] = []
  /** The number of the first answer whose facts are here, and where the facts of each begin. */
  readonly from: number
  readonly marks: number[] = []
  checkpoint: Board
  private known: readonly Option[] | null = null

  constructor(setup: Setup, board: Board, from: number) {
    this.from = from
    this.match = matchFrom(setup, board, this.facts)
    // A phase without questions may have gone by before the first one.
    this.checkpoint = this.match.phases > 1 ? copyBoard(this.match.board) : board
  }

  options(): readonly Option[] {
    if (this.known === null) {
      const options = this.match.decision?.options() ?? []
      for (const option of options) Object.freeze(option)
      this.known = Object.freeze(options)
    }
    return this.known
  }

  /** Tells whether another phase has begun, with a checkpoint of its own. */
  answer(option: Option): boolean {
    const { match } = this
    const { phases } = match
    this.known = null
    this.marks.push(this.facts.length)
    match.answer(option)
    if (match.phases === phases) return false
    this.checkpoint = copyBoard(match.board)
    return true
  }
}

const lives = new WeakMap<Game, Live>()
const boards = new WeakMap<Game, Board>()

/** How many answers have been given. */
export const answerCount = (game: Game): number =>
  game.past.reduce((sum, stretch) => sum + stretch.length, 0) + game.choices.length

const liveOf = (game: Game): Live => {
  const known = lives.get(game)
  if (known) return known
  const from = answerCount(game) - game.choices.length
  const live = new Live(game.setup, from === 0 ? beginning(game.setup) : game.checkpoint, from)
  for (const choice of game.choices) live.answer(choice)
  lives.set(game, live)
  return live
}

/** A set-up of our own, of which every part has been checked. */
const checkedSetup = (given: unknown): Setup => {
  const { deck, position } = fieldsOf('setup', given, ['deck', 'position'])
  const cards = cardsOf('setup.deck', deck)
  const { played } = boardOf((position ?? STARTING_POSITION) as Position)
  for (const card of cards)
    if (played.includes(card)) throw new RulesError('card-twice', 'setup.deck', card)
  return JSON.parse(JSON.stringify({ deck, position })) as Setup
}

/** A new game. Throws a RulesError that says what is wrong with the set-up. */
export const newGame = (given: Setup = {}): Game => {
  const setup = checkedSetup(given)
  const live = new Live(setup, beginning(setup), 0)
  const game: Game = { setup, past: [], checkpoint: live.checkpoint, choices: [], chances: 0 }
  lives.set(game, live)
  return game
}

/** The question that the game waits for; null when it is over. */
export const question = (game: Game): Question | null => {
  const { decision, cause } = liveOf(game).match
  if (decision === null) return null
  const { by, ask, about } = decision
  return { by, ask, about: { ...about }, why: cause }
}

/** Every legal answer; none when the game is over. */
export const options = (game: Game): readonly Option[] => liveOf(game).options()

/** Everything that could be asked for and cannot be had now, with the reason. */
export const refusals = (game: Game): readonly Refused[] =>
  liveOf(game).match.decision?.refusals() ?? []

/** Each legal answer with its weight; for the questions that chance answers. */
export const odds = (game: Game): readonly { option: Option; weight: number }[] => {
  const live = liveOf(game)
  const weigh = live.match.decision?.weigh
  return live.options().map((option) => ({ option, weight: weigh ? weigh(option) : 1 }))
}

/** The board. */
export const board = (game: Game): Board => {
  let known = boards.get(game)
  if (known === undefined) {
    known = copyBoard(liveOf(game).match.board)
    boards.set(game, known)
  }
  return known
}

/** Who has won and how; null while the game goes on. */
export const outcome = (game: Game): Outcome | null => liveOf(game).match.board.outcome

/** Whether what was given equals an option; what cannot even be read does not. */
const equals = (option: Option, given: unknown): boolean => {
  try {
    return sameOption(option, given)
  } catch {
    return false
  }
}

/** The option that equals what was given, or a RulesError. */
const offered = (decision: Decision | null, legal: readonly Option[], given: unknown): Option => {
  if (decision === null) throw new RulesError('game-over', 'nothing', given)
  const option = legal.find((one) => equals(one, given))
  if (option === undefined)
    throw new RulesError('not-offered', `${decision.ask} by ${decision.by}`, given)
  return option
}

/** The game after an option that its live match is asked for. */
const answered = (game: Game, live: Live, option: Option): Game => {
  const { setup, past, checkpoint } = game
  const choices = [...game.choices, option]
  const chances = game.chances + (live.match.decision?.by === 'chance' ? 1 : 0)
  return live.answer(option)
    ? { setup, past: [...past, choices], checkpoint: live.checkpoint, choices: [], chances }
    : { setup, past, checkpoint, choices, chances }
}

/** Answers the question. Throws a RulesError for anything that is not among the options. */
export const apply = (game: Game, given: Option): Game => {
  const live = liveOf(game)
  const option = offered(live.match.decision, live.options(), given)
  lives.delete(game)
  const next = answered(game, live, option)
  lives.set(next, live)
  return next
}

/** The facts since an answer, by its number: all of them unless told. */
export const facts = (game: Game, since = 0): readonly Fact[] => {
  if (!Number.isInteger(since) || since < 0 || since > answerCount(game))
    throw new RulesError('no-such-answer', 'facts', since)
  let live = liveOf(game)
  if (since < live.from) {
    live = new Live(game.setup, beginning(game.setup), 0)
    for (const answer of record(game).answers) live.answer(answer)
    lives.set(game, live)
  }
  // What happened before the first answer belongs to it.
  const begin = since === 0 ? 0 : (live.marks[since - live.from] ?? live.facts.length)
  return live.facts.slice(begin)
}

/** A game as its set-up and its answers. */
export const record = (game: Game): GameRecord => ({
  setup: game.setup,
  answers: [...game.past.flat(), ...game.choices],
})

/** Where a record stops to follow the rules. */
export interface Stop {
  /** The number of the answer that is not an option. */
  readonly answer: number
  readonly error: RulesError
}

/**
 * Plays a record again, each answer checked. Where one is not an option, the game goes as far as the
 * record is good, and `stop` says where and why.
 */
export const replay = (given: GameRecord): { game: Game; stop: Stop | null } => {
  const { setup, answers } = fieldsOf('record', given, ['setup', 'answers'])
  let game = newGame(setup ?? {})
  for (const [answer, option] of listOf('answers', answers ?? null).entries())
    try {
      game = apply(game, option as Option)
    } catch (error) {
      if (error instanceof RulesError) return { game, stop: { answer, error } }
      throw error
    }
  return { game, stop: null }
}

/** The game before its last answer. */
export const undo = (game: Game): Game => {
  const { setup, answers } = record(game)
  if (answers.length === 0) throw new RulesError('nothing-to-undo', 'undo', null)
  return replay({ setup, answers: answers.slice(0, -1) }).game
}

/**
 * Plays a game on to its end, fast: no game is kept on the way, and no log unless one is given to write
 * on. Tells the last board and how many answers it took.
 */
export const playOut = (
  game: Game,
  choose: (question: Decision, options: readonly Option[]) => Option,
  log: Fact[] | null = null,
): { board: Board; answers: number } => {
  const match = matchFrom(game.setup, game.checkpoint, log)
  for (const choice of game.choices) match.answer(choice)
  let answers = 0
  for (let { decision } = match; decision !== null; { decision } = match) {
    match.answer(choose(decision, decision.options()))
    answers += 1
  }
  return { board: match.board, answers }
}
