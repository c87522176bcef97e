import type { OptionOf, World } from '../coin/world'
import {
  RulesError,
  apply,
  isOffered,
  newGame,
  options,
  question,
  seededChance,
  type Faction,
  type Game,
  type House,
  type Option,
} from '../games/index'
import type { Lesson, Step } from './lesson'

/** A step as it is played: the game before and after it, and the side that acted. */
export interface Scene {
  readonly step: Step
  readonly before: Game
  readonly game: Game
  /** Null where only chance and the rules do. */
  readonly by: Faction | null
}

/** A lesson as it is played, as far as its answers are what the rules offer. */
export interface Played {
  readonly scenes: readonly Scene[]
  /** What does not fit: the set-up, or a step's answer; those that lead to the beginning are the opening's. */
  readonly fault: Fault | null
}

type Fault = 'setup' | { readonly step: number | 'opening'; readonly answer: Option }

export const answersOf = <W extends World = House>(step: Step<W>): readonly OptionOf<W>[] => {
  if ('play' in step) return step.play
  return 'answers' in step ? step.answers : []
}

/** The game at the next question to a player who has a choice; where chance is given, as it is. */
const waiting = (game: Game, { chance }: Lesson, next: Option | null): Game => {
  if (chance === 'given') return game
  const roll = seededChance(chance)
  for (let now = game; ;) {
    const asked = question(now)
    const [only, ...others] = options(now)
    if (asked?.by === 'chance') now = apply(now, roll(now))
    else if (only && others.length === 0 && (next === null || !isOffered(now, next)))
      now = apply(now, only)
    else return now
  }
}

/** The game after answers, each as the rules offer it, and the side that gave the last; or the one that does not fit. */
const after = (answers: readonly Option[], lesson: Lesson, before: Game) => {
  let game = before
  let by: Faction | null = null
  for (const answer of answers) {
    game = waiting(game, lesson, answer)
    if (!isOffered(game, answer)) return { misfit: answer }
    const asked = question(game)?.by
    if (asked && asked !== 'chance') by = asked
    game = apply(game, answer)
  }
  return { game, by }
}

/** The position in which a lesson begins; null where its set-up is none. */
const begun = ({ game, setup }: Lesson): Game | null => {
  try {
    return newGame(game, setup)
  } catch (error) {
    if (error instanceof RulesError) return null
    throw error
  }
}

/** The position after the first answers of a step. */
export const afterSome = ({ step, before }: Scene, lesson: Lesson, answers: number): Game => {
  const reached = after(answersOf(step).slice(0, answers), lesson, before)
  return 'game' in reached ? reached.game : before
}

/** Plays a lesson by the rules of its game. */
export const played = (lesson: Lesson): Played => {
  const scenes: Scene[] = []
  const first = begun(lesson)
  if (!first) return { scenes, fault: 'setup' }
  const opened = after(lesson.opening ?? [], lesson, first)
  if ('misfit' in opened) return { scenes, fault: { step: 'opening', answer: opened.misfit } }
  let before = opened.game
  for (const [number, step] of lesson.steps.entries()) {
    const reached = after(answersOf(step), lesson, before)
    if ('misfit' in reached) return { scenes, fault: { step: number, answer: reached.misfit } }
    scenes.push({ step, before, ...reached })
    before = reached.game
  }
  return { scenes, fault: null }
}
