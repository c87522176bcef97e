import type { Door } from '../../coin/door'
import type { Perception } from '../../coin/perception'
import type { World } from '../../coin/world'
import { Grown } from './grown'
import type { Lesson } from './self-play'

/** Positions as the few features that are not 0, with what each was worth. */
export class Positions {
  readonly starts = new Grown(new Uint32Array(1 << 12))
  readonly features = new Grown(new Uint16Array(1 << 16))
  readonly numbers = new Grown(new Float32Array(1 << 16))
  readonly results = new Grown(new Float32Array(1 << 12))
  /** What a search thought, or the result where none was made after. */
  readonly worths = new Grown(new Float32Array(1 << 12))

  get length(): number {
    return this.results.length
  }

  add(features: Float32Array, result: number, worth: number): void {
    this.starts.push(this.features.length)
    for (let i = 0; i < features.length; i++)
      if (features[i] !== 0) {
        this.features.push(i)
        this.numbers.push(features[i]!)
      }
    this.results.push(result)
    this.worths.push(worth)
  }
}

/** Questions with the marks of each answer, and the share that a search gave it. */
export class Questions {
  /** Where the answers of each question begin. */
  readonly starts = new Grown(new Uint32Array(1 << 12))
  /** Where the marks of each answer begin. */
  readonly answers = new Grown(new Uint32Array(1 << 14))
  readonly marks = new Grown(new Uint16Array(1 << 16))
  readonly shares = new Grown(new Float32Array(1 << 14))
}

/** Plays a lesson again, and takes from it what can be learned. */
export const takeFrom = <W extends World>(
  door: Door<W>,
  perception: Perception<W>,
  lesson: Lesson<W>,
  positions: Positions,
  questions: Questions,
): void => {
  const { setup, answers, aims, worths, result } = lesson
  const features = new Float32Array(perception.features.length)
  const aimed = new Map(aims)
  const marks: number[] = []
  let worth = 0
  let at = 0
  let phases = -1
  const worthFrom = (from: number): number => {
    while (worth < worths.length && worths[worth]![0] < from) worth += 1
    return worths[worth]?.[1] ?? result
  }
  door.playOn(
    door.newGame(setup),
    (question, board) => {
      const aim = aimed.get(at)
      if (aim !== undefined) {
        const mark = perception.marksAt(question, board)
        questions.starts.push(questions.answers.length)
        question.options().forEach((option, i) => {
          questions.answers.push(questions.marks.length)
          questions.shares.push(aim[i]!)
          marks.length = 0
          mark(option, marks)
          for (const one of marks) questions.marks.push(one)
        })
      }
      return answers[at++]!
    },
    (question, board, begun) => {
      // Where a phase begins, and where something lies open that was drawn.
      if (begun !== phases || question.ask.endsWith('.chit')) {
        perception.read(board, features)
        positions.add(features, result, worthFrom(at))
      }
      phases = begun
      return false
    },
  )
}
