import { board, type Board } from '../games/index'
import { citedBy, type Lesson, type Step, type Work } from '../lessons/lesson'
import { afterSome, type Scene } from '../lessons/scenes'
import { choicesOf, countOf, stopAt, type Run } from './run'
import type { Stage, Stop } from './stops'

/** One choice as it is shown; whether it can be defended, and why, only when that is revealed. */
export interface ShownChoice {
  readonly text: string
  readonly right?: boolean
  readonly because?: string
  /** The hands of each vote that has been counted. */
  readonly hands: readonly number[]
}

/** All that a class sees at a stop, and nothing else. */
export interface Shown {
  readonly title: string
  /** What kind of step it is; the note before a lesson and the question after it are kinds of their own. */
  readonly kind: string
  readonly stage: Stage
  readonly words: string
  /** What is to be asked of a source. */
  readonly asks?: string
  readonly choices: readonly ShownChoice[]
  readonly works: readonly Work[]
  /** The spaces that it is about; the rest steps back. */
  readonly light: readonly string[]
  /** The position, and the one before it or with which it is compared; null where no position is shown. */
  readonly board: Board | null
  readonly earlier: Board | null
  readonly at: number
  readonly isCovered: boolean
}

const KINDS = [
  'play',
  'ask',
  'question',
  'predict',
  'tally',
  'discuss',
  'source',
  'compare',
  'playOn',
  'say',
] as const

export const kindOf = (step: Step): (typeof KINDS)[number] =>
  KINDS.find((kind) => kind in step) ?? 'say'

const wordsOf = (step: Step, stage: Stage): string => {
  if ('ask' in step) return stage === 'revealed' ? step.ask : step.say
  if ('say' in step) return step.say
  if ('question' in step) return step.question
  if ('predict' in step) return stage === 'revealed' ? step.reveal : step.predict
  if ('tally' in step) return step.tally
  if ('discuss' in step) return step.discuss
  if ('source' in step) return step.says
  return 'compare' in step ? step.compare : step.playOn
}

/** Counts are seen when a vote is over. */
const COUNTED: Readonly<Record<Stage, readonly ('vote' | 'again')[]>> = {
  said: [],
  vote: [],
  talk: ['vote'],
  again: [],
  revealed: ['vote', 'again'],
}

const choicesAt = (run: Run, step: Step, { step: number, stage }: Stop): readonly ShownChoice[] => {
  const choices = choicesOf(step)
  const counts = COUNTED[stage]
    .map((vote) => countOf(run, Number(number), vote, choices.length))
    .filter((count) => count.some((hands) => hands > 0))
  return choices.map((text, choice) => {
    const hands = counts.map((count) => count[choice] ?? 0)
    const reply = 'question' in step && stage === 'revealed' ? step.of[choice] : undefined
    return reply ? { text, right: reply.right, because: reply.because, hands } : { text, hands }
  })
}

const frameAt = (lesson: Lesson, run: Run, which: 'before' | 'after'): Shown => ({
  title: lesson.title,
  kind: which,
  stage: 'said',
  words: lesson.frame?.[which] ?? '',
  choices: [],
  works: [],
  light: [],
  board: null,
  earlier: null,
  at: run.at,
  isCovered: run.isCovered,
})

/** Steps that are read or talked about: there the map would only be in the way. */
const WITHOUT_MAP: readonly string[] = ['question', 'predict', 'tally', 'discuss', 'source']

const boardsAt = (lesson: Lesson, scenes: readonly Scene[], number: number, answers: number) => {
  const scene = scenes[number]
  if (!scene || WITHOUT_MAP.includes(kindOf(scene.step))) return { board: null, earlier: null }
  const game = afterSome(scene, lesson, answers)
  const { step } = scene
  const before = 'compare' in step ? scenes[step.since]?.game : scene.before
  const isOther = 'compare' in step || answers > 0
  return { board: board(game), earlier: isOther && before ? board(before) : null }
}

/** What a class sees at a stop of a lesson. */
export const shownAt = (lesson: Lesson, scenes: readonly Scene[], run: Run): Shown | null => {
  const stop = stopAt(lesson, run)
  if (!stop) return null
  if (typeof stop.step !== 'number') return frameAt(lesson, run, stop.step)
  const step = lesson.steps[stop.step]
  if (!step) return null
  return {
    title: lesson.title,
    kind: kindOf(step),
    stage: stop.stage,
    words: wordsOf(step, stop.stage),
    ...('source' in step && step.asks ? { asks: step.asks } : {}),
    choices: choicesAt(run, step, stop),
    works: (lesson.works ?? []).filter(({ id }) => citedBy(step).includes(id)),
    light: 'say' in step && 'light' in step ? (step.light ?? []) : [],
    ...boardsAt(lesson, scenes, stop.step, stop.answers),
    at: run.at,
    isCovered: run.isCovered,
  }
}
