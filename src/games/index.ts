/**
 * The door of the games: whatever is asked of a game is answered by the rules that it names, which have to
 * be loaded. A game is plain JSON that never changes: `newGame` begins one, `question` and `options` tell
 * what it waits for, `apply` answers and gives the next one.
 */
import { sameOption } from '../coin/same-option'
import { door } from './doors'
import type {
  Board,
  Decision,
  Door,
  Fact,
  Forecast,
  Game,
  GameId,
  GameRecord,
  KnownKinds,
  Option,
  Setup,
} from './house'

export { GAMES, NotLoaded, UNNAMED_GAME, admit, door, isGame, load } from './doors'
export { schoolOf } from './schools'
export { answerCount, record } from '../coin/game'
export { MAX_POLITICAL_WILL, cardInPlay } from '../coin/board'
export { chanceOption, seededNumber } from '../coin/chance'
export { sameOption }
export * from './house'
export { whichever, type OfAny } from './whichever'

/** A new game by the rules of this name. Throws a RulesError that says what is wrong with the set-up. */
export const newGame = (of: GameId, setup: Setup = {}): Game => door(of).newGame(setup)

/** Plays a record again by the rules of this name, each answer checked, as far as it follows them. */
export const replay = (of: GameId, record: GameRecord) => door(of).replay(record)

/** The question that a game waits for; null when it is over. */
export const question = (game: Game) => door(game.of).question(game)

/** Every legal answer; none when the game is over. */
export const options = (game: Game) => door(game.of).options(game)

/** Whether an answer can be given now. */
export const isOffered = (game: Game, option: Option): boolean =>
  options(game).some((one) => sameOption(one, option))

/** Everything that could be asked for and cannot be had now, with the reason. */
export const refusals = (game: Game) => door(game.of).refusals(game)

/** Each legal answer with its weight; for the questions that chance answers. */
export const odds = (game: Game) => door(game.of).odds(game)

export const board = (game: Game) => door(game.of).board(game)

/** Who has won and how; null while the game goes on. */
export const outcome = (game: Game) => door(game.of).outcome(game)

/** The game after an answer. Throws a RulesError for anything that is not among the options. */
export const apply = (game: Game, option: Option): Game => door(game.of).apply(game, option)

/** What the answers have brought since one of them, by its number. */
export const facts = (game: Game, since = 0) => door(game.of).facts(game, since)

/** What happened before the first question. */
export const opening = (game: Game) => door(game.of).opening(game)

/** The game before its last answer. */
export const undo = (game: Game): Game => door(game.of).undo(game)

/** Plays a game on, fast, until it is told to stop. */
export const playOn: Door['playOn'] = (game, ...how) => door(game.of).playOn(game, ...how)

/** Plays a game on to its end, fast, and tells the last board and how many answers it took. */
export const playOut = (
  game: Game,
  choose: (decision: Decision, options: readonly Option[]) => Option,
  log: Fact[] | null = null,
) => door(game.of).playOut(game, choose, log)

/** What chance answers for a number in [0, 1). */
export const chanceAnswer = (game: Game, at: number): Option => door(game.of).chanceAnswer(game, at)

/** Chance from a seed: its k-th answer depends on the seed and k alone. */
export const seededChance =
  (seed: number) =>
  (game: Game): Option =>
    door(game.of).seededChance(seed)(game)

/** What the next count would change, as the game stands. */
export const forecast = (game: Game): Forecast => door(game.of).forecast(game)

/** Another set-up that begins with a board of this game. */
export const positionOf = ({ of }: Pick<Game, 'of'>, on: Board) => door(of).positionOf(on)

/** What a list of games tells of one. */
export const summary = (game: Game) => door(game.of).summary(game)

/** What chance gives in a game, and of which the sum is told. */
export const tallies = (of: GameId) => door(of).tallies

/** What an answer moves, lane by lane. */
export const lanesOf = ({ of }: Pick<Game, 'of'>, option: Option) => door(of).lanesOf(option)

/** The two sides of a game. */
export const factions = (of: GameId) => door(of).factions

/** What kind of answer an option of this game is. */
export const kindOf = ({ of }: Pick<Game, 'of'>, option: Option) => door(of).kindOf(option)

/** Whether an answer is of a kind that is the same in every game. */
export const isOfKind = <Kind extends keyof KnownKinds>(
  of: Pick<Game, 'of'>,
  option: Option,
  kind: Kind,
): option is KnownKinds[Kind] => kindOf(of, option) === kind

/** Whose piece an answer moves or removes; null where it touches none. */
export const ownerOf = ({ of }: Pick<Game, 'of'>, option: Option) => door(of).ownerOf(option)
