import { question, type Ask, type GameId } from '../../games/index'
import type { Lesson } from '../../lessons/lesson'
import { atOf, lineOf, present, type TableState } from '../../store/index'
import { doingsOf, placeOf } from './suggested-stroke'
import { lessonOn } from './lessons'
import { taught } from './taught'

/** What a lesson has to say at a moment. */
export type Heard =
  | { readonly kind: 'step'; readonly number: number; readonly all: number }
  | { readonly kind: 'ask'; readonly hint: string }
  | { readonly kind: 'turn-over' }
  | { readonly kind: 'over' }

/** How many turns may begin in a lesson before it is over for those who go their own way. */
const turnsOf = (lesson: Lesson): number =>
  1 + doingsOf(lesson).filter((step) => 'play' in step || step.answers.length === 0).length

const turnsBegun = (state: TableState): number =>
  lineOf(state)
    .slice(0, atOf(state) + 1)
    .filter(({ turnBegins }) => turnBegins).length

/** What is wise at a question in general. */
const hintOn = (game: GameId, ask: Ask | undefined): string | undefined =>
  ask && taught.getState()[game]?.hints[ask]

/** What is said where the players have gone their own way. */
const heardAside = (state: TableState, lesson: Lesson): Heard | null => {
  const now = present(state)
  if (now === null) return null
  if (turnsBegun(state) > turnsOf(lesson)) return { kind: 'over' }
  if (now.turnOver) return { kind: 'turn-over' }
  const hint = hintOn(lesson.game, question(now.game)?.ask)
  return hint === undefined ? null : { kind: 'ask', hint }
}

/** What is said at a moment of a lesson; null where the game is none. */
export const heardAt = (state: TableState): Heard | null => {
  const lesson = lessonOn(state.setup)
  if (lesson === null) return null
  const place = placeOf(state)
  if (place === 'over') return { kind: 'over' }
  return place
    ? { kind: 'step', number: place.number, all: doingsOf(lesson).length }
    : heardAside(state, lesson)
}

/** What is read before a step: what the lesson says since the step before it. */
export const readBefore = ({ steps }: Lesson, number: number): readonly string[] => {
  const doing = doingsOf({ steps } as Lesson)
  const before = doing[number - 2]
  const done = doing[number - 1]
  return steps
    .slice(before ? steps.indexOf(before) + 1 : 0, done && steps.indexOf(done))
    .flatMap((step) => ('say' in step ? [step.say] : []))
}
