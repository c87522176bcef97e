/* What the first game tells the screen, as the house has it: of whichever game. */
import './begin'
import type { Mind } from '../src/bots/mind'
import type { ArabRevolt } from '../src/games/arab-revolt/rules/index'
import type { House } from '../src/games/index'
import type { Palestine } from '../src/games/palestine/rules/index'
import type { Story } from '../src/ui/facts/story'
import type { Deck } from '../src/ui/screen/deck'
import type { Editing } from '../src/ui/screen/editing'
import type { TrialWords } from '../src/ui/screen/late'
import type { Total } from '../src/ui/screen/screen'
import { loadScreen, screenOf } from '../src/ui/screen/screens'

await loadScreen('arab-revolt')

export const SCREEN = screenOf('arab-revolt')!

interface OfHouse {
  (story: Story<ArabRevolt> | Story<Palestine>): Story
  (deck: Deck<ArabRevolt>): Deck
  (editing: Editing<ArabRevolt> | Editing<Palestine>): Editing
  (totals: readonly Total<ArabRevolt>[]): readonly Total[]
  (words: TrialWords<ArabRevolt>): TrialWords
  (mind: Mind<ArabRevolt> | Mind<Palestine>): Mind<House>
}

/** A part of a game's screen, or who plays it, as the house takes it; what it is asked is always of its own game. */
export const ofHouse: OfHouse = (part: unknown) => part as never
