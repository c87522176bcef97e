import type { Box } from '../coin/boxes'
import type { Decision as CoinDecision, Refused as CoinRefused } from '../coin/decision'
import type { Door as CoinDoor } from '../coin/door'
import type {
  Game as CoinGame,
  GameRecord as CoinRecord,
  Question as CoinQuestion,
  Stop as CoinStop,
} from '../coin/game'
import type { Forecast as CoinForecast, Lane as CoinLane, Setup as CoinSetup } from '../coin/rules'
import { RulesError as CoinRulesError, type CoinMistake } from '../coin/error'
import type { Chanced as CoinChanced, Tally as CoinTally } from '../coin/tally'
import type { CauseOf, FactOf, OptionOf } from '../coin/world'
import type { ArabRevolt } from './arab-revolt/rules/index'

/*
 * A game as the house sees it, whichever it is. The names are still those of the first game, because the
 * screen is; nothing in this room, the records, the store or the bots may count on that.
 */
export type House = ArabRevolt

/** The name of a game's rules. */
export type GameId = string

export type { Box }

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
export type Fact = FactOf<House>
export type Cause = CauseOf<House>
export type Board = House['board']
export type Outcome = House['outcome']
export type Forecast = CoinForecast<SpaceId>
export type ForecastLine = Forecast['lines'][number]
export type Faction = House['faction']
export type SpaceId = House['space']
export type Content = House['content']
export type CardId = House['card']
export type Side = House['side']
export type PhaseId = House['phase']
export type Ask = House['ask']
export type About = House['about']
export type Position = House['position']
export type Mistake = House['mistake'] | CoinMistake

/** What was wrong with something that was handed to the rules. */
export type RulesError = CoinRulesError<Mistake>
// Without this type, an error that is an instance of it would bear mistakes of any kind.
export const RulesError: new (
  ...of: ConstructorParameters<typeof CoinRulesError<Mistake>>
) => RulesError = CoinRulesError
