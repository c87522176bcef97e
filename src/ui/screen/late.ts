import type { FC, ReactNode } from 'react'
import type { World } from '../../coin/world'
import type { House } from '../../games/index'
import type { TermId } from './terms'

/** Words that are loaded when they are wanted, and what is drawn with them. */
export type Late<Words> = FC<{
  readonly children: (words: Words) => ReactNode
  /** Does without them, where they do not come. */
  readonly onClose?: (() => void) | undefined
}> & { readonly ready: () => Promise<void> }

/** What the rules in brief say of a term. */
export interface HelpEntry {
  /** What it is, in one sentence. */
  readonly brief: string
  /** How it goes. */
  readonly points: readonly string[]
  /** What players get wrong. */
  readonly mistake: string
  readonly see: readonly TermId[]
}

/** A point that the rulebook leaves open, and how this program settles it. */
export interface Ruling {
  readonly question: string
  readonly ruling: string
  readonly because: string
}

/** The rules in brief. */
export interface HelpWords {
  /** In the order in which they are read. */
  readonly chapters: readonly { readonly name: string; readonly terms: readonly TermId[] }[]
  readonly entries: Readonly<Record<TermId, HelpEntry>>
  readonly rulings: Readonly<Record<string, Ruling>>
}

/** What a game says of what chance gives in it, by the names under which it counts that. */
export interface LuckWords {
  /** What is counted; of what comes several times, which time. */
  readonly line: (name: string, time: number) => string
  /** What is drawn as a line over a game. */
  readonly drawn: (name: string) => string
}

/** What a game says in the lab. */
export interface LabWords {
  /** What a board is read as, by the names of those groups of numbers. */
  readonly terms: Readonly<Record<string, string>>
  /** What a Steward looks to, by the names of its priorities. */
  readonly priorities: Readonly<Record<string, string>>
}

/** What an answer that is tried out would change, line by line. */
export interface TrialWords<W extends World = House> {
  readonly space: (before: W['board'], after: W['board'], space: W['space']) => readonly string[]
  /** Beside the map. */
  readonly aside: (before: W['board'], after: W['board']) => readonly string[]
}
