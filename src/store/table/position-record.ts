import {
  answerCount,
  apply,
  board,
  newGame,
  positionOf,
  question,
  record,
  type Option,
} from '../../games/index'
import { LIMITS, type SavedBranch, type SavedGame } from '../../records/index'
import type { Moment } from './line'
import { recordOf } from './record-of'
import { unlessRefused } from './reopen'
import { present } from './selectors'
import { begun, opened } from './table'
import { newIdentity, type Between, type TableSetup, type TableState } from './table-state'
import { atOf, lineOf, movedTo } from './tree'

/** A game that has just begun; null where the rules do not allow its set-up. */
export const freshRecord = (setup: TableSetup, changed: string): SavedGame | null =>
  unlessRefused(() => recordOf(begun(setup), changed))

/** The game on the table, with the table at one of its moments. */
export const recordAt = (state: TableState, at: number, changed: string): SavedGame | null => {
  if (at === atOf(state)) return recordOf(state, changed)
  return recordOf({ ...state, ...movedTo(state, at), between: null }, changed)
}

/** All that a table shows of a moment, with what stands before it. */
const shown = ({ game, turnOver }: Moment, between: Between): string =>
  JSON.stringify([board(game), question(game), turnOver, between])

/** Whether a record opens at a moment like this one; it does not where its position is none. */
const opensAt = (saved: SavedGame, moment: Moment): boolean => {
  const again = unlessRefused(() => opened(saved))
  const now = again && present(again)
  if (!now || again.stop) return false
  return shown(now, again.between) === shown(moment, saved.between)
}

/** A game of one line that begins where a phase of this one did, and leads to a moment of it. */
const since = (whole: SavedGame, start: Moment, moment: Moment): SavedGame => {
  const { checkpoint, choices, setup } = start.game
  const deck = setup.deck?.filter((card) => !checkpoint.played.includes(card))
  const answers = record(moment.game).answers.slice(answerCount(start.game) - choices.length)
  const branch: SavedBranch = {
    name: '',
    parent: null,
    answers: [...answers],
    ended: moment.turnBegins && moment.steps.length === 0,
    otherChance: [],
    notes: {},
    at: { answers: answers.length, turnOver: moment.turnOver },
  }
  return {
    ...whole,
    ...newIdentity(),
    setup: { position: positionOf(start.game, checkpoint), ...(deck && { deck }) },
    takenBack: [],
    branch: 0,
    branches: [branch],
  }
}

/** Where the present phase began, then where each phase before it did. */
function* phases(line: readonly Moment[], at: number): Generator<Moment> {
  for (let from = at, last: object | null = null; from >= 0; from--) {
    const start = line[from]
    if (!start || start.game.checkpoint === last) continue
    last = start.game.checkpoint
    yield start
  }
}

/**
 * A moment as a game of its own, with as little as may be of what led to it: the phase as it began and the
 * answers since, or a phase before it where that one no longer tells all. Where none does, the game as it is.
 */
export const positionRecord = (
  state: TableState,
  at: number,
  changed: string,
): SavedGame | null => {
  const whole = recordAt(state, at, changed)
  const moment = lineOf(state)[at]
  if (!whole || !moment) return null
  for (const start of phases(lineOf(state), at)) {
    const short = since(whole, start, moment)
    if (opensAt(short, moment)) return short
  }
  return whole
}

/** A game in which these answers have been given, those of chance among them; what chance gives from here on is its own. */
export const playedRecord = (
  setup: TableSetup,
  answers: readonly Option[],
  changed: string,
): SavedGame | null => {
  const fresh = freshRecord(setup, changed)
  const [main] = fresh?.branches ?? []
  if (!fresh || !main) return null
  const given: number[] = []
  let game = newGame(fresh.format, setup.rules ?? {})
  for (const [number, answer] of answers.entries()) {
    if (question(game)?.by === 'chance') given.push(number)
    game = apply(game, answer)
  }
  // As far as it goes: what leaves no choice is answered by itself.
  const at = { answers: LIMITS.answers, turnOver: false }
  return {
    ...fresh,
    branches: [{ ...main, answers: [...answers], otherChance: given, ended: false, at }],
  }
}
