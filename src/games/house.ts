import type { CardBoard } from '../coin/board'
import type { Box } from '../coin/boxes'
import type { Decision as CoinDecision, Refused as CoinRefused } from '../coin/decision'
import type { Door as CoinDoor } from '../coin/door'
import { RulesError as CoinRulesError } from '../coin/error'
import type {
  Game as CoinGame,
  GameRecord as CoinRecord,
  Question as CoinQuestion,
  Stop as CoinStop,
} from '../coin/game'
import type { AnyOption } from '../coin/options'
import type { Forecast as CoinForecast, Lane as CoinLane, Setup as CoinSetup } from '../coin/rules'
import type { Side } from '../coin/sides'
import type { Chanced as CoinChanced, Tally as CoinTally } from '../coin/tally'
import type {
  About as CoinAbout,
  CauseOf,
  CoinFactOf,
  FactOf,
  OptionOf,
  World,
} from '../coin/world'

interface AnyAbout extends CoinAbout {
  /** How many pieces have been chosen so far, one by one. */
  readonly chosen?: number
  /** What a die is compared with. */
  readonly target?: number
}

interface AnyOutcome {
  readonly winner: string
  readonly by: string
}

/** One of a game's own facts. It need not have any of these, but what it has means the same in every game. */
interface AnyFact {
  readonly fact: string
  readonly why: Cause
  /** So many pieces or markers. */
  readonly number?: number
  readonly force?: string
  readonly piece?: string
  readonly success?: boolean
}

type Names = Pick<House, 'faction' | 'phase' | 'card' | 'side' | 'outcome'>

interface AnyBoard extends CardBoard<Names> {
  /** What stands on the map, in the order in which the game has it. */
  readonly map: readonly number[]
}

/** A position as people write it: only what is there, by name. */
interface AnyPosition {
  readonly spaces: { readonly [space in string]?: { readonly [content in string]?: number } }
  readonly politicalWill: number
  readonly played?: readonly string[]
}

/*
 * A game as the house sees it, whichever it is: its names are names, and of what it answers, writes down and
 * tells, only that is known which is so in every game with cards and spaces. What only a game knows, it says
 * and draws by its own screen.
 */
export interface House extends World {
  side: Side
  option: AnyOption
  about: AnyAbout
  fact: AnyFact
  board: AnyBoard
  position: AnyPosition
  outcome: AnyOutcome
}

/** The name of a game's rules. */
export type GameId = string

export type { Box, Side }

export type Chanced = CoinChanced<House>
export type Tally = CoinTally<House>
export type Moved = CoinLane<House>
export type Door = CoinDoor<House>
export type Game = CoinGame<House>
export type GameRecord = CoinRecord<House>
export type Setup = CoinSetup<House>
export type Stop = CoinStop<House>
export type Question = CoinQuestion<House>
export type Decision = CoinDecision<House>
export type Refused = CoinRefused<House>
export type Option = OptionOf<House>
export type OptionKind = House['kind']

/** One piece in one space, as an answer. */
export type PieceIn = Extract<Option, { readonly space: SpaceId }>

/** What answers are whose kind goes by the same name in every game that has it. */
export interface KnownKinds {
  readonly space: SpaceId
  readonly side: Side
  readonly pick: PieceIn
}

export type Fact = FactOf<House>
export type Cause = CauseOf<House>

/** A fact that goes by the same name, and tells the same, in every game that has it. */
type Known =
  | CoinFactOf<House>
  | { readonly fact: 'placed'; readonly force: string; readonly number: number }
  | { readonly fact: 'removed'; readonly piece: string; readonly number: number }
  | { readonly fact: 'rolled'; readonly success: boolean }
  | { readonly fact: 'will-counted'; readonly net: number }

/** Those of a game's facts that go by such a name and tell something else. */
export type Unfit<F, One extends Known = Known> = One extends Known
  ? Exclude<Extract<F, { readonly fact: One['fact'] }>, One>
  : never

/** Whether a fact is the one of this name. */
export const tells = <Name extends Known['fact']>(
  fact: Fact,
  name: Name,
): fact is Fact & Extract<Known, { readonly fact: Name }> => fact.fact === name

export type Board = House['board']
export type Outcome = House['outcome']
export type Forecast = CoinForecast<SpaceId>
export type ForecastLine = Forecast['lines'][number]
export type Faction = House['faction']
export type SpaceId = House['space']
export type Content = House['content']
export type CardId = House['card']
export type PhaseId = House['phase']
export type Ask = House['ask']
export type About = House['about']
export type Position = House['position']
export type Mistake = House['mistake']

/** What was wrong with something that was handed to the rules. */
export type RulesError = CoinRulesError
// Without this type, an error that is an instance of it would bear mistakes of any kind.
export const RulesError: new (
  ...of: ConstructorParameters<typeof CoinRulesError<Mistake>>
) => RulesError = CoinRulesError
