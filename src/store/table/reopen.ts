import { RulesError, answerCount, record, replay, type Game, type Option } from '../../games/index'
import { isPlayed, type Place, type SavedBranch, type SavedGame } from '../../records/index'
import { answered, begin, paceOf, turnEnded, type Moment, type Pace } from './line'
import { MAIN, type Branch, type Tree } from './tree'

/** What an attempt gives; null where the rules refuse it. */
export const unlessRefused = <T>(attempt: () => T): T | null => {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof RulesError) return null
    throw error
  }
}

/** A branch that is played again from its record. */
export interface Replaying {
  /** With the answers of the record in the place of chance. */
  readonly pace: Pace
  /** How it goes on where the record ends. */
  readonly live: Pace
  /** The recorded answer to the question that a game waits with. */
  readonly answer: (game: Game) => Option | null
  readonly ended: boolean
}

/** Moments of a record, as far as it follows the rules. */
export interface Replayed {
  readonly line: readonly Moment[]
  readonly isWhole: boolean
}

/** Whether its turns are ended one by one: somebody plays, or has played where the table was or a branch leaves. */
const hasTurns = ({ seats, branches }: SavedGame): boolean =>
  isPlayed(seats) || branches.some(({ at, parent }) => at.turnOver || parent?.turnOver)

/** How a branch is played again: chance is asked where it was asked before. */
const replayingOf = (game: SavedGame, saved: SavedBranch): Replaying => {
  const from = saved.parent?.answers ?? 0
  const others = new Set(saved.otherChance)
  const { seed = game.seed, chance = game.chance } = saved
  const live = paceOf(hasTurns(game), { seed, chance })
  // The rules look whether it is an option.
  const answer = (now: Game) => saved.answers[answerCount(now) - from] ?? null
  const byChance = (now: Game): Option | null => {
    const recorded = answer(now)
    if (recorded === null) return live.chance(now)
    return (game.chance === 'hand') === others.has(answerCount(now)) ? recorded : null
  }
  const pace = { turns: live.turns, given: answer, chance: byChance }
  return { pace, live, answer, ended: saved.ended }
}

const following = (moment: Moment, { pace, answer, ended }: Replaying): Moment | null => {
  const next = answer(moment.game)
  if (moment.turnOver) return next !== null || ended ? turnEnded(moment, pace) : null
  return next === null ? null : answered(moment, next, pace)
}

/** The moments of a line, and those that follow from the record. */
const replayedFrom = (start: readonly Moment[], again: Replaying): Replayed => {
  const line = [...start]
  const isWhole = unlessRefused(() => {
    for (let now = line.at(-1); now !== undefined; now = line.at(-1)) {
      const next = following(now, again)
      if (next === null) break
      line.push(next)
    }
    return true
  })
  return { line, isWhole: isWhole ?? false }
}

/** The same from the beginning of the game. */
const replayedWhole = ({ format, setup }: SavedGame, again: Replaying): Replayed => {
  const first = unlessRefused(() => begin(format, setup, again.pace))
  return first
    ? replayedFrom([first], again)
    : { line: [begin(format, setup, again.live)], isWhole: false }
}

/** Where a record no longer follows the rules. */
export interface Stop {
  readonly branch: number
  /** The number of the answer that is not an option, and what the rules say of it. */
  readonly answer: number
  readonly error: RulesError
}

interface Reopened {
  readonly branch: Branch
  readonly stop: Stop | null
}

const lastThat = (line: readonly Moment[], is: (moment: Moment, answers: number) => boolean) =>
  line.map((moment) => is(moment, answerCount(moment.game))).lastIndexOf(true)

const indexOf = (line: readonly Moment[], place: Place): number =>
  lastThat(line, ({ turnOver }, n) => n === place.answers && turnOver === place.turnOver)

/** The moment at a place, or the last before it where there is none. */
const nearest = (line: readonly Moment[], place: Place): number => {
  const exact = indexOf(line, place)
  return exact >= 0
    ? exact
    : Math.max(
        0,
        lastThat(line, (_, n) => n <= place.answers),
      )
}

const stopOf = (
  { format, setup }: SavedGame,
  { answers }: SavedBranch,
  branch: number,
  before: readonly Option[],
): Stop | null => {
  const { stop } = replay(format, { setup, answers: [...before, ...(answers as Option[])] })
  return stop && { branch, ...stop }
}

/** What does not depend on the answers. */
const frameOf = (game: SavedGame, saved: SavedBranch, id: number) => ({
  id,
  name: saved.name,
  parent: saved.parent?.branch ?? null,
  seed: saved.seed ?? game.seed,
  chance: saved.chance ?? game.chance,
  notes: saved.notes,
})

const mainAgain = (game: SavedGame, saved: SavedBranch): Reopened => {
  const { line, isWhole } = replayedWhole(game, replayingOf(game, saved))
  const at = nearest(line, saved.at)
  const stop = isWhole ? null : stopOf(game, saved, MAIN, [])
  return { branch: { ...frameOf(game, saved, MAIN), fork: 0, line, at }, stop }
}

/** A branch that leaves a place which is not there stays empty. */
const stray = (place: Place, branch: number): Stop => ({
  branch,
  answer: place.answers,
  error: new RulesError('no-such-answer', 'branch', place.answers),
})

const branchAgain = (
  game: SavedGame,
  saved: SavedBranch,
  id: number,
  { line: above }: Branch,
  leaves: Place,
): Reopened => {
  const frame = frameOf(game, saved, id)
  const fork = nearest(above, leaves)
  const shared = above.slice(0, fork + 1)
  if (indexOf(above, leaves) < 0)
    return { branch: { ...frame, fork, line: shared, at: fork }, stop: stray(leaves, id) }
  const { line, isWhole } = replayedFrom(shared, replayingOf(game, saved))
  const before = shared.at(-1)
  const stop = isWhole || !before ? null : stopOf(game, saved, id, record(before.game).answers)
  return { branch: { ...frame, fork, line, at: nearest(line, saved.at) }, stop }
}

/** The tree of a record, each answer checked, and the first that is no option where there is one. */
export const reopened = (game: SavedGame): { tree: Tree; stop: Stop | null } => {
  const branches: Branch[] = []
  let stop: Stop | null = null
  game.branches.forEach((saved, id) => {
    const above = saved.parent && branches[saved.parent.branch]
    const again =
      saved.parent && above
        ? branchAgain(game, saved, id, above, saved.parent)
        : mainAgain(game, saved)
    branches.push(again.branch)
    stop ??= again.stop
  })
  return { tree: { branches, branch: game.branch }, stop }
}
