import type { Mind } from '../../bots/mind'
import type { World } from '../../coin/world'
import { Grown } from './grown'
import type { Sample } from './self-play'

/** Positions as the few features that are not 0, with what each was worth. */
export class Positions {
  readonly starts = new Grown(new Uint32Array(1 << 12))
  readonly features = new Grown(new Uint16Array(1 << 16))
  readonly numbers = new Grown(new Float32Array(1 << 16))
  /** What the value of each should have been. */
  readonly aims = new Grown(new Float32Array(1 << 12))

  get length(): number {
    return this.starts.length
  }

  add(features: Float32Array): void {
    this.starts.push(this.features.length)
    for (let i = 0; i < features.length; i++)
      if (features[i] !== 0) {
        this.features.push(i)
        this.numbers.push(features[i]!)
      }
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

/**
 * What each position of a game should have been worth: the result, and the nearer part of it what the game was
 * thought to be worth on the way there, which is steadier.
 */
const aimsOf = (worths: readonly number[], result: number, trust: number): number[] => {
  const aims: number[] = []
  let ahead = result
  for (let i = worths.length - 1; i >= 0; i--) {
    aims[i] = ahead
    ahead = (1 - trust) * ahead + trust * worths[i]!
  }
  return aims
}

/** Plays a lesson again, and takes from it what can be learned; how far the value of now is trusted is told. */
export const takeFrom = <W extends World>(
  { door, perception, value }: Mind<W>,
  lesson: Sample<W>,
  trust: number,
  positions: Positions,
  questions: Questions,
): void => {
  const { setup, answers, aims, result } = lesson
  const features = new Float32Array(perception.features.length)
  const aimed = new Map(aims)
  const marks: number[] = []
  const worths: number[] = []
  let at = 0
  let phases = -1
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
        positions.add(features)
        worths.push(value(board))
      }
      phases = begun
      return false
    },
  )
  for (const aim of aimsOf(worths, result, trust)) positions.aims.push(aim)
}
