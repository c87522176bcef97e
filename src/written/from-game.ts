import {
  apply,
  board,
  cardInPlay,
  newGame,
  question,
  record,
  type CardId,
  type Faction,
  type Game,
  type Question,
} from '../games/index'
import { openRecord } from '../records/index'
import { lineOf } from '../store/table/tree'
import { opened } from '../store/table/table'
import type { Course } from './course'

/** A moment of a game at which a side is asked. */
export interface Stand {
  /** How many answers have been given. */
  readonly answers: number
  readonly card: CardId | null
  /** Null where chance is asked, and when the game is over. */
  readonly by: Faction | null
  readonly isOver: boolean
  readonly turnBegins: boolean
}

/** A game as lessons are made from it. */
export interface Source {
  readonly course: Course
  readonly stands: readonly Stand[]
}

/** Who is asked, unless chance is; null also when the game is over. */
const askedIn = (game: Game): Question['by'] | null => question(game)?.by ?? null

const standIn = (game: Game, answers: number, turnBegins: boolean): Stand => {
  const by = askedIn(game)
  const card = cardInPlay(board(game))
  return { answers, card, by: by === 'chance' ? null : by, isOver: by === null, turnBegins }
}

/** What a lesson plays already, as the game that it is made from. */
export const sourceOfCourse = (course: Course): Source => {
  let game = newGame(course.game, course.setup)
  let side: Faction | null = null
  const stands = [standIn(game, 0, true)]
  for (const [number, answer] of course.answers.entries()) {
    game = apply(game, answer)
    const by = askedIn(game)
    const isLast = number === course.answers.length - 1
    if (by === 'chance' && !isLast) continue
    stands.push(standIn(game, number + 1, by !== side))
    side = by === 'chance' ? side : by
  }
  return { course, stands }
}

/** The line of a game that was on the table last, from its record; null where that cannot be read. */
export const sourceOf = async (text: string): Promise<Source | null> => {
  const { game: saved } = await openRecord(text)
  if (!saved) return null
  const line = lineOf(opened(saved))
  const last = line.at(-1)
  if (!last) return null
  const stands = line.map(({ game, turnBegins }) =>
    standIn(game, record(game).answers.length, turnBegins),
  )
  // The first card is turned up by itself.
  const setUp = standIn(newGame(saved.format, saved.setup), 0, true)
  // Where a turn is over, two moments have the same answers: the later one tells more.
  const all = [setUp, ...stands]
  const apart = all.filter((one, n) => one.answers !== all[n + 1]?.answers)
  const { answers } = record(last.game)
  return { course: { game: saved.format, setup: saved.setup, answers }, stands: apart }
}
