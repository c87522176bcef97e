import type { FC } from 'react'
import type {
  Board,
  CardId,
  Content,
  Fact,
  Faction,
  Forecast,
  Mistake,
  Option,
  OptionKind,
  Outcome,
  PhaseId,
  SpaceId,
} from '../../games/index'
import type { Ahead } from '../../insight/index'
import type { Shown } from '../facts/shown'
import type { Story } from '../facts/story'
import type { AskingWords } from './asking'
import type { StoryWords } from './story-words'
import type { TermWords } from './terms'
import type { HelpWords, Late, LuckWords } from './late'
import type { OnMap } from './on-map'
import type { RoundWords } from './round'

/** One entry of the legend. */
export interface LegendEntry {
  readonly of: readonly Content[]
  readonly name: string
  /** What its two looks mean. */
  readonly looks?: string
}

/** What an answer that is tried out would change, line by line. */
export interface TrialWords {
  readonly space: (before: Board, after: Board, space: SpaceId) => readonly string[]
  /** Beside the map. */
  readonly aside: (before: Board, after: Board) => readonly string[]
}

/** What is said between two turns. */
export interface HandoverWords {
  /** That a side has ended its turn, and what it has done in it. */
  readonly ended: (side: Faction, done: readonly string[]) => string
  readonly begin: (side: Faction) => string
}

/** Everything that the house says of a game in the game's own words, in one language. */
export interface Words extends AskingWords, StoryWords {
  /** What the game is called. */
  readonly game: string
  /** The sides, and chance. */
  readonly who: Readonly<Record<Faction | 'chance', string>>
  readonly cardName: (card: CardId) => string
  readonly terms: TermWords
  /** The lines of the forecast. */
  readonly willLines: Readonly<Record<string, string>>
  readonly places: Readonly<Record<SpaceId, string>>
  /** What the pieces are, by how they look: for the first turns of a game. */
  readonly legend: readonly LegendEntry[]
  readonly trial: TrialWords
  /** What kind of card it is. */
  readonly kind: (card: CardId) => string
  readonly handover: HandoverWords
  readonly end: {
    readonly wins: (outcome: Outcome) => string
    /** Why it is over: after how many counts, with which Political Will, on which card. */
    readonly why: (outcome: Outcome, counted: number, will: number, cards: number) => string
  }
}

/** One thing in which two positions differ, as it is read. */
export interface Difference {
  /** Its heading: a space, a track, a tray. */
  readonly where: string
  readonly what: string
  readonly from: string
  readonly to: string
  /** The space that looks otherwise; null for what lies beside the map. */
  readonly space: SpaceId | null
}

/** One thing that is counted over a whole game, and how much of it a fact brings. */
export interface Total {
  readonly name: string
  readonly in: (fact: Fact) => number
}

/** How a game goes by its cards. */
export interface Calendar {
  /** How many cards there are in all, and in how many campaigns. */
  readonly cards: number
  readonly campaigns: number
  readonly isCard: (id: string) => id is CardId
  /** The phases in which one side acts, and those of the round in which Political Will is counted: the count comes first. */
  readonly actions: readonly PhaseId[]
  readonly round: readonly PhaseId[]
  /** Whether Political Will is counted on a card. */
  readonly isCount: (card: CardId) => boolean
}

/** What the house's screen asks of a game: its words, and what only it can tell or draw. */
export interface Screen {
  readonly words: Words
  readonly story: Story
  readonly round: RoundWords
  /** What would come of the game’s own tracks, in rows; nothing where they are not touched. */
  readonly TracksAhead: FC<{ readonly ahead: Ahead }>
  readonly calendar: Calendar
  readonly map: OnMap
  /** What the next count would change, as a board stands. */
  readonly forecast: (board: Board) => Forecast
  /** Everything in which two positions differ, in the order of the board. */
  readonly differences: (before: Board, after: Board) => readonly Difference[]
  /** What chance has shown in what happened. */
  readonly shownIn: (facts: readonly Fact[]) => readonly Shown[]
  /** What each thing on the sheet is; the words come when something is asked for. */
  readonly whatIs: () => Promise<Readonly<Record<string, string>>>
  /** What a side has left, above the country where its trays have no room. */
  readonly Supplies: FC<{ readonly board: Board }>
  /** Kinds of answers that are few: theirs stand among the answers even when they cannot be chosen. */
  readonly inPlace: readonly OptionKind[]
  /** Whether there is what an answer asks for: nobody looks for a piece that is not there. */
  readonly isThere: (board: Board, option: Option) => boolean
  /** Whether a side has a piece in a space. */
  readonly stands: (board: Board, side: Faction, space: SpaceId) => boolean
  /** Whose piece it is; null for what is nobody's. */
  readonly sideOf: (piece: string) => Faction | null
  readonly totals: readonly Total[]
  readonly Help: Late<HelpWords>
  readonly Luck: Late<LuckWords>
  /** What was wrong with an answer. */
  readonly Mistakes: Late<Readonly<Record<Mistake, string>>>
}
