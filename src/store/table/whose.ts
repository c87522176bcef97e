import { question, type Faction } from '../../games/index'
import type { Seat } from '../../records/index'
import { gestureEnd, gestureStart } from './gestures'
import type { Moment } from './line'
import { isPlayed } from './seats'
import type { TableState } from './table-state'
import { atOf, isExploring, lineOf } from './tree'

/** The side that has to act at a moment; null where only chance does, or nobody. */
const toAct = ({ game, seat, turnOver }: Moment): Faction | null => {
  const by = turnOver ? seat : question(game)?.by
  return by === undefined || by === 'chance' ? null : by
}

/** A bot that has to act, and where. */
export interface BotsTurn {
  readonly faction: Faction
  readonly seat: Extract<Seat, { kind: 'bot' }>
  readonly now: Moment
}

/** The bot for whose answer the table waits; null where it waits for a player. In a branch whoever explores plays for all. */
export const botToAct = (state: TableState): BotsTurn | null => {
  const { setup, between, follows } = state
  const now = lineOf(state)[atOf(state)]
  const faction = now ? toAct(now) : null
  if (!setup || !now || !faction || between !== null || follows || isExploring(state)) return null
  const seat = setup.seats[faction]
  return seat.kind === 'bot' ? { faction, seat, now } : null
}

/** Whether a player decides at a moment. In a branch, and where nobody plays, all moments are alike. */
const isOwn = (state: TableState, moment: Moment): boolean => {
  const seats = state.setup?.seats
  const faction = toAct(moment)
  if (!seats || !faction || isExploring(state) || !isPlayed(seats)) return true
  return seats[faction].kind === 'player'
}

/** Where undoing leads: before the last gesture, and back to a decision of a player's; null where there is none. */
export const undoLeadsTo = (state: TableState): number | null => {
  const line = lineOf(state)
  for (let at = atOf(state); at > 0;) {
    at = Math.max(0, gestureStart(line, at) - 1)
    const moment = line[at]
    if (moment && isOwn(state, moment)) return at
  }
  return null
}

/** Where redoing leads: to the end of the next gesture, and on to a decision of a player's; null at the end. */
export const redoLeadsTo = (state: TableState): number | null => {
  const line = lineOf(state)
  const last = line.length - 1
  for (let at = atOf(state); at < last;) {
    at = gestureEnd(line, at)
    const moment = line[at]
    if (at === last || (moment && isOwn(state, moment))) return at
  }
  return null
}

/** Whether a bot has acted between two moments. */
export const hasBotActed = (state: TableState, from: number, to: number): boolean =>
  lineOf(state)
    .slice(from, to)
    .some((moment) => !isOwn(state, moment))
