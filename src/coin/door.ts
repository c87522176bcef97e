import { pickWeighted, seededNumber } from './chance'
import type { Decision, Refused } from './decision'
import { RulesError } from './error'
import { answerCount, record, type Game, type GameRecord, type Question, type Stop } from './game'
import { Live } from './live'
import { Match } from './match'
import { fieldsOf, listOf } from './reading'
import type { Forecast, Lane, Rules, Setup, Summary } from './rules'
import { sameOption } from './same-option'
import type { FactOf, OptionOf, World } from './world'

/** Whether what was given equals an option; what cannot even be read does not. */
const equals = (option: unknown, given: unknown): boolean => {
  try {
    return sameOption(option, given)
  } catch {
    return false
  }
}

/** The option that equals what was given, or a RulesError. */
const offered = <W extends World>(
  decision: Decision<W> | null,
  legal: readonly OptionOf<W>[],
  given: unknown,
): OptionOf<W> => {
  if (decision === null) throw new RulesError('game-over', 'nothing', given)
  const option = legal.find((one) => equals(one, given))
  if (option === undefined)
    throw new RulesError('not-offered', `${decision.ask} by ${decision.by}`, given)
  return option
}

/** All that the rest of the program may do with games of one kind. */
export const doorOf = <W extends World>(rules: Rules<W>) => {
  const lives = new WeakMap<Game<W>, Live<W>>()
  const boards = new WeakMap<Game<W>, W['board']>()

  const fromTheStart = (setup: Setup<W>): Live<W> => new Live(rules, setup, rules.begin(setup), 0)

  const liveOf = (game: Game<W>): Live<W> => {
    const known = lives.get(game)
    if (known) return known
    const from = answerCount(game) - game.choices.length
    const live =
      from === 0 ? fromTheStart(game.setup) : new Live(rules, game.setup, game.checkpoint, from)
    for (const choice of game.choices) live.answer(choice)
    lives.set(game, live)
    return live
  }

  /** A new game. Throws a RulesError that says what is wrong with the set-up. */
  const newGame = (given: Setup<W> = {}): Game<W> => {
    const setup = rules.checkSetup(given)
    const live = fromTheStart(setup)
    const { id: of } = rules
    const game = { of, setup, past: [], checkpoint: live.checkpoint, choices: [], chances: 0 }
    lives.set(game, live)
    return game
  }

  /** The question that the game waits for; null when it is over. */
  const question = (game: Game<W>): Question<W> | null => {
    const { decision, cause } = liveOf(game).match
    if (decision === null) return null
    const { by, ask, about } = decision
    return { by, ask, about: { ...about }, why: cause }
  }

  /** Every legal answer; none when the game is over. */
  const options = (game: Game<W>): readonly OptionOf<W>[] => liveOf(game).options()

  /** Everything that could be asked for and cannot be had now, with the reason. */
  const refusals = (game: Game<W>): readonly Refused<W>[] =>
    liveOf(game).match.decision?.refusals() ?? []

  /** Each legal answer with its weight; for the questions that chance answers. */
  const odds = (game: Game<W>): readonly { option: OptionOf<W>; weight: number }[] => {
    const live = liveOf(game)
    const weigh = live.match.decision?.weigh
    return live.options().map((option) => ({ option, weight: weigh ? weigh(option) : 1 }))
  }

  /** The board. */
  const board = (game: Game<W>): W['board'] => {
    let known = boards.get(game)
    if (known === undefined) {
      known = rules.copy(liveOf(game).match.board)
      boards.set(game, known)
    }
    return known
  }

  /** Who has won and how; null while the game goes on. */
  const outcome = (game: Game<W>): W['outcome'] | null => rules.outcome(liveOf(game).match.board)

  /** The game after an option that its live match is asked for. */
  const answered = (game: Game<W>, live: Live<W>, option: OptionOf<W>): Game<W> => {
    const { of, setup, past, checkpoint } = game
    const choices = [...game.choices, option]
    const chances = game.chances + (live.match.decision?.by === 'chance' ? 1 : 0)
    return live.answer(option)
      ? { of, setup, past: [...past, choices], checkpoint: live.checkpoint, choices: [], chances }
      : { of, setup, past, checkpoint, choices, chances }
  }

  /** Answers the question. Throws a RulesError for anything that is not among the options. */
  const apply = (game: Game<W>, given: OptionOf<W>): Game<W> => {
    const live = liveOf(game)
    const option = offered(live.match.decision, live.options(), given)
    lives.delete(game)
    const next = answered(game, live, option)
    lives.set(next, live)
    return next
  }

  /** A live game that knows the facts since an answer. */
  const liveSince = (game: Game<W>, since: number): Live<W> => {
    const known = liveOf(game)
    if (since >= known.from) return known
    const live = fromTheStart(game.setup)
    for (const answer of record(game).answers) live.answer(answer)
    lives.set(game, live)
    return live
  }

  /** What the answers have brought since one of them, by its number: since the first unless told. */
  const facts = (game: Game<W>, since = 0): readonly FactOf<W>[] => {
    if (!Number.isInteger(since) || since < 0 || since > answerCount(game))
      throw new RulesError('no-such-answer', 'facts', since)
    const live = liveSince(game, since)
    return live.facts.slice(live.marks[since - live.from] ?? live.facts.length)
  }

  /** What happened before the first question. The board of a new game shows it already. */
  const opening = (game: Game<W>): readonly FactOf<W>[] => {
    const { facts: all, marks } = liveSince(game, 0)
    return all.slice(0, marks[0] ?? all.length)
  }

  /**
   * Plays a record again, each answer checked. Where one is not an option, the game goes as far as the
   * record is good, and `stop` says where and why.
   */
  const replay = (given: GameRecord<W>): { game: Game<W>; stop: Stop<W> | null } => {
    const { setup, answers } = fieldsOf('record', given, ['setup', 'answers'])
    let game = newGame(setup ?? {})
    for (const [answer, option] of listOf('answers', answers ?? null).entries())
      try {
        game = apply(game, option)
      } catch (error) {
        if (!(error instanceof RulesError)) throw error
        return { game, stop: { answer, error: error as RulesError<W['mistake']> } }
      }
    return { game, stop: null }
  }

  /** The game before its last answer. */
  const undo = (game: Game<W>): Game<W> => {
    const { setup, answers } = record(game)
    if (answers.length === 0) throw new RulesError('nothing-to-undo', 'undo', null)
    return replay({ setup, answers: answers.slice(0, -1) }).game
  }

  /**
   * Plays a game on, fast: no game is kept on the way, and no log unless one is given to write on. The
   * answers are listed only where they are asked for. It goes on until the end of the game, or until it is
   * told to stop; `begun` counts the phases that have begun since.
   */
  const playOn = (
    game: Game<W>,
    choose: (question: Decision<W>, board: W['board']) => OptionOf<W>,
    until: (question: Decision<W>, board: W['board'], begun: number) => boolean = () => false,
    log: FactOf<W>[] | null = null,
  ): { board: W['board']; question: Decision<W> | null; answers: number } => {
    const match = new Match(rules, game.setup, game.checkpoint, log)
    for (const choice of game.choices) match.answer(choice)
    const { board, phases } = match
    let answers = 0
    for (let { decision } = match; decision !== null; { decision } = match) {
      if (until(decision, board, match.phases - phases)) break
      match.answer(choose(decision, board))
      answers += 1
    }
    return { board, question: match.decision, answers }
  }

  /** Plays a game on to its end. Tells the last board and how many answers it took. */
  const playOut = (
    game: Game<W>,
    choose: (question: Decision<W>, options: readonly OptionOf<W>[]) => OptionOf<W>,
    log: FactOf<W>[] | null = null,
  ): { board: W['board']; answers: number } => {
    const listed = (question: Decision<W>) => choose(question, question.options())
    const { board, answers } = playOn(game, listed, undefined, log)
    return { board, answers }
  }

  /** What chance answers for a number in [0, 1), each outcome as likely as the rules have it. */
  const chanceAnswer = (game: Game<W>, at: number): OptionOf<W> => {
    const outcomes = odds(game)
    if (outcomes.length === 0) throw new RulesError('game-over', 'nothing', at)
    return pickWeighted(outcomes, ({ weight }) => weight, at).option
  }

  /**
   * Chance from a seed: its k-th answer depends on the seed and k alone. Undoing and doing again gives the
   * same roll, and so does coming to it by another way.
   */
  const seededChance =
    (seed: number) =>
    (game: Game<W>): OptionOf<W> =>
      chanceAnswer(game, seededNumber(seed, game.chances))

  const positionOf = (on: W['board']): W['position'] => rules.positionOf(on)
  const kindOf = (option: OptionOf<W>): W['kind'] => rules.kindOf(option)
  const ownerOf = (option: OptionOf<W>): W['faction'] | null => rules.ownerOf(option)
  const forecast = (game: Game<W>): Forecast<W['space']> => rules.forecast(liveOf(game).match.board)

  const lanesOf = (option: OptionOf<W>): readonly Lane<W>[] => rules.lanesOf(option)

  const summary = (game: Game<W>): Summary => rules.summary(liveOf(game).match.board)

  return {
    of: rules.id,
    factions: rules.factions,
    spaces: rules.spaces,
    pieces: rules.pieces,
    tallies: rules.tallies,
    answerCount: answerCount<W>,
    record: record<W>,
    ...{ newGame, question, options, refusals, odds, board, outcome, apply, facts, opening },
    ...{ replay, undo, playOn, playOut, chanceAnswer, seededChance },
    ...{ positionOf, kindOf, ownerOf, lanesOf, forecast, summary },
  }
}

/** The door of a game. */
export type Door<W extends World> = ReturnType<typeof doorOf<W>>
