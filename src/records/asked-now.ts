import { askedNow, askedThenIn, type Asked } from '../games/earlier'
import { RulesError, answerCount, newGame, record, type Game, type Option } from '../games/index'
import { LIMITS } from './limits'
import type { Place, SavedBranch, SavedGame } from './saved-game'

/** A branch from the beginning of the game, question by question, as far as it follows the rules. */
interface Line {
  readonly asked: readonly Asked[]
  readonly isWhole: boolean
}

type Asking = (game: Game) => Asked

/** Games begun since then were asked as they are now. */
const UNTIL = '2026-11-20'

const played = (start: readonly Asked[], answers: readonly unknown[]): Line => {
  const asked = [...start]
  try {
    for (const answer of answers) asked.push((asked.at(-1) as Asked).answer(answer as Option))
    return { asked, isWhole: true }
  } catch (error) {
    if (!(error instanceof RulesError)) throw error
    return { asked, isWhole: false }
  }
}

/** The same with its last question as it was put at another time. */
const put = (start: readonly Asked[], asking: Asking): readonly Asked[] => [
  ...start.slice(0, -1),
  asking((start.at(-1) as Asked).game),
]

/** What leads to a branch; null where it leaves a place that is not there. */
const startOf = (
  { parent }: SavedBranch,
  lines: readonly Line[],
  first: Game,
  asking: Asking,
): readonly Asked[] | null => {
  const above = parent && lines[parent.branch]
  if (!above) return [asking(first)]
  const start = above.asked.slice(0, parent.answers + 1)
  if (start.length <= parent.answers) return null
  return above.isWhole ? start : put(start, asking)
}

/** A branch as it was asked then; where even so it breaks the rules, as it is asked now. */
const lineFrom = (start: readonly Asked[], answers: readonly unknown[]): Line => {
  const line = played(start, answers)
  return line.isWhole ? line : { ...played(put(start, askedNow), answers), isWhole: false }
}

const linesOf = ({ format, setup, branches }: SavedGame, asking: Asking): readonly Line[] => {
  const first = newGame(format, setup)
  const lines: Line[] = []
  for (const branch of branches) {
    const start = startOf(branch, lines, first, asking)
    const line = start && lineFrom(start, branch.answers)
    lines.push(line ?? { asked: [asking(first)], isWhole: false })
  }
  return lines
}

/** How many answers are given now where so many were given then. */
const countIn =
  ({ asked }: Line) =>
  (answers: number): number => {
    const { game } = asked[Math.min(answers, asked.length - 1)] as Asked
    return answerCount(game) + Math.max(0, answers - asked.length + 1)
  }

const placeIn = <P extends Place>(line: Line, place: P): P => ({
  ...place,
  answers: countIn(line)(place.answers),
})

/** The notes in their new places; two that come to the same place are put together. */
const notesAt = (
  notes: SavedBranch['notes'],
  count: (answers: number) => number,
): SavedBranch['notes'] => {
  const moved: SavedBranch['notes'] = {}
  for (const [answers, note] of Object.entries(notes)) {
    const place = count(Number(answers))
    const before = moved[place]
    moved[place] = before === undefined ? note : `${before}\n${note}`.slice(0, LIMITS.note)
  }
  return moved
}

/** A branch with the answers that are asked for now; as far as it follows the rules, and as it was from there on. */
const retold = (saved: SavedBranch, line: Line, above: Line | undefined): SavedBranch => {
  const { parent, answers, notes, otherChance, at } = saved
  const count = countIn(line)
  const begins = parent ? parent.answers : 0
  const from = parent && above ? placeIn(above, parent) : null
  const { game } = line.asked.at(-1) as Asked
  const followed = record(game).answers.slice(from?.answers ?? 0) as SavedBranch['answers']
  return {
    ...saved,
    parent: from,
    answers: [...followed, ...answers.slice(Math.max(0, line.asked.length - 1 - begins))],
    otherChance: otherChance.map(count),
    notes: notesAt(notes, count),
    at: placeIn(line, at),
  }
}

const isWhole = ({ isWhole }: Line) => isWhole

/** How many branches follow the rules of now. */
const wholeBranches = (game: SavedGame): number => linesOf(game, askedNow).filter(isWhole).length

/**
 * A game that stops on the way because its questions were put otherwise when it was played, with the answers to
 * those of now; any other as it is.
 */
export const asAskedNow = async (game: SavedGame): Promise<SavedGame> => {
  const { format, created, branches, takenBack } = game
  if (created >= UNTIL) return game
  const whole = wholeBranches(game)
  if (whole === branches.length) return game
  const askedThen = await askedThenIn(format)
  if (askedThen === null) return game
  const lines = linesOf(game, askedThen)
  const anew: SavedGame = {
    ...game,
    takenBack: takenBack.map(countIn(lines[0] as Line)),
    branches: branches.map((saved, index) =>
      retold(saved, lines[index] as Line, lines[saved.parent?.branch ?? index]),
    ),
  }
  return wholeBranches(anew) > whole ? anew : game
}
