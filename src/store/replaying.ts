import { answerCount, type Game, type Option } from '../games/index'
import type { SavedBranch, SavedGame } from '../records/index'
import { answered, begin, turnEnded, type Pace } from './line'
import type { Moment } from './moment'
import { paceOf } from './pace'
import { unlessRefused } from './unless-refused'

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

/** How a branch is played again: chance is asked where it was asked before. */
export const replayingOf = (game: SavedGame, saved: SavedBranch): Replaying => {
  const from = saved.parent?.answers ?? 0
  const others = new Set(saved.otherChance)
  const { seed = game.seed, chance = game.chance } = saved
  const live = paceOf(game.mode, { seed, chance })
  // The rules look whether it is an option.
  const answer = (now: Game) =>
    (saved.answers[answerCount(now) - from] as Option | undefined) ?? null
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
export const replayedFrom = (start: readonly Moment[], again: Replaying): Replayed => {
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
export const replayedWhole = ({ format, setup }: SavedGame, again: Replaying): Replayed => {
  const first = unlessRefused(() => begin(format, setup, again.pace))
  return first
    ? replayedFrom([first], again)
    : { line: [begin(format, setup, again.live)], isWhole: false }
}
