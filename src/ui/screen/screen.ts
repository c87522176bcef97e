import type { FC } from 'react'
import type { CoinMistake } from '../../coin/error'
import type { Forecast } from '../../coin/rules'
import type { ChooserOf, FactOf, OptionOf, World } from '../../coin/world'
import type { House } from '../../games/index'
import type { Shown } from '../facts/shown'
import type { Story } from '../facts/story'
import type { AskingWords } from './asking'
import type { Deck } from './deck'
import type { Editing } from './editing'
import type { HelpWords, LabWords, Late, LuckWords, TrialWords } from './late'
import type { OnMap } from './on-map'
import type { RoundWords, SumIn } from './round'
import type { StoryWords } from './story-words'
import type { TermWords } from './terms'

/** One entry of the legend. */
export interface LegendEntry<W extends World = House> {
  readonly of: readonly W['content'][]
  readonly name: string
  /** What its two looks mean. */
  readonly looks?: string
}

/** What is said between two turns. */
export interface HandoverWords<W extends World = House> {
  /** That a side has ended its turn, and what it has done in it. */
  readonly ended: (side: W['faction'], done: readonly string[]) => string
  readonly begin: (side: W['faction']) => string
  /** In the middle of a turn: that this side chooses next, and the button with which it does. */
  readonly next: (side: W['faction']) => string
  readonly choose: (side: W['faction']) => string
}

/** Everything that the house says of a game in the game's own words, in one language. */
export interface Words<W extends World = House> extends AskingWords<W>, StoryWords<W> {
  /** What the game is called. */
  readonly game: string
  /** The sides, and chance. */
  readonly who: (who: ChooserOf<W>) => string
  readonly cardName: (card: W['card']) => string
  /** What the star of a card means; null where it has none. */
  readonly star: (card: W['card']) => string | null
  /** What a side is held to on this card or the next; null where it is free. */
  readonly heldTo: (board: W['board'], side: W['faction']) => string | null
  readonly terms: TermWords<W>
  /** The lines of the forecast. */
  readonly willLines: Readonly<Record<string, string>>
  readonly spaceName: (space: W['space']) => string
  /** What the pieces are, by how they look: for the first turns of a game. */
  readonly legend: readonly LegendEntry<W>[]
  /** What kind of card it is. */
  readonly kind: (card: W['card']) => string
  readonly handover: HandoverWords<W>
}

/** One thing in which two positions differ, as it is read. */
export interface Difference<W extends World = House> {
  /** Its heading: a space, a track, a tray. */
  readonly where: string
  readonly what: string
  readonly from: string
  readonly to: string
  /** The space that looks otherwise; null for what lies beside the map. */
  readonly space: W['space'] | null
}

/** Everything in which two positions differ, in the order of the board. */
export type Differences<W extends World = House> = (
  before: W['board'],
  after: W['board'],
) => readonly Difference<W>[]

/** One thing that is counted over a whole game, and how much of it a fact brings. */
export interface Total<W extends World = House> {
  readonly name: string
  readonly in: (fact: FactOf<W>) => number
}

/** How the end of a game is told. */
export interface Ending<W extends World = House> {
  readonly wins: (outcome: W['outcome']) => string
  /** Why it is over: after how many counts, with which Political Will, on which card. */
  readonly why: (outcome: W['outcome'], counted: number, will: number, cards: number) => string
  readonly totals: readonly Total<W>[]
}

/** How a game goes by its cards. */
export interface Calendar<W extends World = House> {
  /** How many cards there are in all, and in how many campaigns. */
  readonly cards: number
  readonly campaigns: number
  readonly isCard: (id: string) => id is W['card']
  /** The phases in which one side acts, and those of the round in which Political Will is counted: the count comes first. */
  readonly actions: readonly W['phase'][]
  readonly round: readonly [W['phase'], ...W['phase'][]]
  /** The phase to which belongs what an Event card brings when it is turned up. */
  readonly turned: W['phase']
  /** Whether Political Will is counted on a card. */
  readonly isCount: (card: W['card']) => boolean
}

/** From one place of a track to another. */
export interface Shift {
  readonly from: number
  readonly to: number
}

/** A track that only this game has. */
export interface OwnTrack<W extends World = House> {
  readonly name: string
  /** The kind of change that its shifts are. */
  readonly change: string
  /** The shift of which a fact tells; null where it tells of something else. */
  readonly shift: (fact: FactOf<W>) => Shift | null
  /** What its places bear. */
  readonly values: readonly number[]
}

/** What the house's screen asks of a game, in that game's names: its words, and what only it can tell or draw. */
export interface Screen<W extends World = House> {
  readonly words: Words<W>
  readonly story: Story<W>
  readonly sumIn: SumIn<W>
  readonly track: OwnTrack<W>
  readonly calendar: Calendar<W>
  readonly map: OnMap<W>
  /** What the next count would change, as a board stands. */
  readonly forecast: (board: W['board']) => Forecast<W['space']>
  /** What chance has shown in what happened. */
  readonly shownIn: (facts: readonly FactOf<W>[]) => readonly Shown<W['card']>[]
  /** What each thing on the sheet is; the words come when something is asked for. */
  readonly whatIs: () => Promise<Readonly<Record<string, string>>>
  /** What a side has left, above the country where its trays have no room. */
  readonly Supplies: FC<{ readonly board: W['board'] }>
  /** Kinds of answers that are few: theirs stand among the answers even when they cannot be chosen. */
  readonly inPlace: readonly W['kind'][]
  /** Whether there is what an answer asks for: nobody looks for a piece that is not there. */
  readonly isThere: (board: W['board'], option: OptionOf<W>) => boolean
  /** Whether a side has a piece in a space. */
  readonly stands: (board: W['board'], side: W['faction'], space: W['space']) => boolean
  /** Whose piece it is; null for what is nobody's. */
  readonly sideOf: (piece: string) => W['faction'] | null
  readonly Deck: Late<Deck<W>>
  readonly Differences: Late<Differences<W>>
  readonly Editing: Late<Editing<W>>
  readonly Ending: Late<Ending<W>>
  readonly Help: Late<HelpWords>
  readonly Luck: Late<LuckWords>
  readonly Round: Late<RoundWords<W>>
  readonly Trial: Late<TrialWords<W>>
  /** The words of the lab; a game that nobody has learned has none. */
  readonly Lab?: Late<LabWords>
  /** What was wrong with an answer. */
  readonly Mistakes: Late<Readonly<Record<W['mistake'] | CoinMistake, string>>>
}
