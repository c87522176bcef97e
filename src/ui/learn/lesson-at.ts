import { question } from '../../games/index'
import { present, type TableState } from '../../store/index'
import type { HintId } from '../../games/arab-revolt/words/en/learn'
import { hasHint, type HintedAsk } from '../../games/arab-revolt/words/en/learn-asks'
import { PATH, isFirstGame } from './first-game'
import { placeOf } from './suggested-stroke'

/** What the first game has to say at a moment. */
export type Lesson =
  | { readonly kind: 'step'; readonly hint: HintId; readonly number: number }
  | { readonly kind: 'ask'; readonly ask: HintedAsk }
  | { readonly kind: 'turn-over' }
  | { readonly kind: 'over' }

/** How many turns the hints go along with: two of each side. */
const TURNS = 4

const turnsBegun = ({ line, at }: TableState): number =>
  line.slice(0, at + 1).filter(({ turnBegins }) => turnBegins).length

/** What is said where the players have gone their own way. */
const generalLesson = (state: TableState): Lesson | null => {
  const now = present(state)
  if (now === null) return null
  if (now.turnOver) return { kind: 'turn-over' }
  const asked = question(now.game)
  return asked && hasHint(asked.ask) ? { kind: 'ask', ask: asked.ask } : null
}

/** The hint for a moment of the first game; null in any other game, and once the hints are over. */
export const lessonAt = (state: TableState): Lesson | null => {
  if (state.setup === null || !isFirstGame(state.setup)) return null
  const turns = turnsBegun(state)
  if (turns > TURNS) return turns === TURNS + 1 ? { kind: 'over' } : null
  const place = placeOf(state)
  const step = place && PATH[place.number - 1]
  return step ? { kind: 'step', hint: step.hint, number: place.number } : generalLesson(state)
}
