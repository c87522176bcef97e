import {
  apply,
  newGame,
  options,
  question,
  sameOption,
  seededChance,
  type Faction,
  type Game,
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
  /** The step and the answer that does not fit; null where all do. */
  readonly fault: { readonly step: number; readonly answer: Option } | null
}

export const answersOf = (step: Step): readonly Option[] => {
  if ('play' in step) return step.play
  return 'answers' in step ? step.answers : []
}

const isOffered = (game: Game, answer: Option): boolean =>
  options(game).some((one) => sameOption(one, answer))

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

const playStep = (step: Step, lesson: Lesson, before: Game): Scene | Option => {
  let game = before
  let by: Faction | null = null
  for (const answer of answersOf(step)) {
    game = waiting(game, lesson, answer)
    if (!isOffered(game, answer)) return answer
    const asked = question(game)?.by
    if (asked && asked !== 'chance') by = asked
    game = apply(game, answer)
  }
  return { step, before, game, by }
}

/** Plays a lesson by the rules of its game. */
export const played = (lesson: Lesson): Played => {
  const scenes: Scene[] = []
  for (const [number, step] of lesson.steps.entries()) {
    const scene = playStep(step, lesson, scenes.at(-1)?.game ?? newGame(lesson.game, lesson.setup))
    if (typeof scene !== 'object' || !('step' in scene))
      return { scenes, fault: { step: number, answer: scene } }
    scenes.push(scene)
  }
  return { scenes, fault: null }
}
