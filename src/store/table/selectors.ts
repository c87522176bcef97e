import { entryOf } from '../../coin/entry-of'
import {
  isOfKind,
  kindOf,
  question,
  type Faction,
  type Game,
  type Option,
  type SpaceId,
} from '../../games/index'
import { isBots, isPlayed, isShared, type BotSeat } from '../../records/index'
import { beginsOwn, type Moment, type Step } from './line'
import type { TableState } from './table-state'
import { atOf, isExploring, lineOf, type Tree } from './tree'

/** Where the turn, or the part of one, began to which a moment of a line belongs. */
const partStart = (line: readonly Moment[], at: number): number => {
  let start = at
  while (start > 0 && line[start]?.turnBegins !== true) start -= 1
  return start
}

/** Where the present turn began: for the side whose turn it is before all that was asked of the other within it. */
export const turnStart = (tree: Tree): number => {
  const [line, at] = [lineOf(tree), atOf(tree)]
  const part = partStart(line, at)
  let [start, whose] = [part, line[at]?.seat]
  while (line[start]?.withinTurn === true) {
    whose = line[start - 1]?.seat
    start = partStart(line, start - 1)
  }
  return whose === line[at]?.seat ? start : part
}

/** Whether there is another player, who has to agree. */
const isOfTwo = ({ setup }: TableState): boolean => setup !== null && isShared(setup.seats)

/** Whether the other player has answered within the present turn of this one. */
export const isTurnShared = (state: TableState): boolean =>
  isOfTwo(state) && turnStart(state) < partStart(lineOf(state), atOf(state))

/** Whether a side is asked within the turn of the other; its own may follow with the next phase. */
export const isAskedWithin = (tree: Tree): boolean => {
  const [start, now] = [turnStart(tree), atOf(tree)].map((at) => lineOf(tree)[at])
  return start?.withinTurn === true && start.game.checkpoint === now?.game.checkpoint
}

/** The spaces that an answer is about. */
const spacesOf = (game: Game, option: Option): readonly SpaceId[] => {
  if (isOfKind(game, option, 'space')) return [option]
  if (typeof option !== 'object' || 'chit' in option) return []
  return 'space' in option ? [option.space] : [option.from, option.to]
}

/** Whether a question is about what was answered just before: the same space, a box, the same movement. */
const isPartOf = (game: Game, before: Step, { question, answer }: Step): boolean => {
  const { space } = question.about
  if (space !== undefined)
    return before.question.about.space === space || spacesOf(game, before.answer).includes(space)
  if (kindOf(game, before.answer) === 'box') return kindOf(game, answer) === 'operation'
  return kindOf(game, before.answer) === 'move' && before.question.ask === question.ask
}

/** Whether a turn was ended with the answer that nothing more is wanted of it. */
const isEndOf = (before: Moment, now: Moment): boolean =>
  now.turnBegins && before.turnOver && before.steps[0]?.answer === 'done'

/** Whether a moment goes on with the gesture of the one before. What chance has shown ends a gesture. */
const goesOn = (line: readonly Moment[], at: number): boolean => {
  const [now, before] = [line[at], line[at - 1]]
  if (!now || !before || before.steps.some(({ given }) => given === 'chance')) return false
  if (isEndOf(before, now)) return true
  const [first, last] = [now.steps[0], before.steps.at(-1)]
  if (!first || !last || now.turnBegins || first.given !== 'player') return false
  return last.question.by === first.question.by && isPartOf(now.game, last, first)
}

/** The first moment of the gesture that led to a moment of a line: undoing goes back before it. */
export const gestureStart = (line: readonly Moment[], at: number): number => {
  let start = at
  while (start > 0 && goesOn(line, start)) start -= 1
  return start
}

/** The last moment of the gesture that follows a moment of a line: redoing leads there. */
export const gestureEnd = (line: readonly Moment[], at: number): number => {
  let end = Math.min(at + 1, line.length - 1)
  while (end + 1 < line.length && goesOn(line, end + 1)) end += 1
  return end
}

/** The side that has to act at a moment; null where only chance does, or nobody. */
const toAct = ({ game, seat, turnOver }: Moment): Faction | null => {
  const by = turnOver ? seat : question(game)?.by
  return by === undefined || by === 'chance' ? null : by
}

/** A bot that has to act, and where. */
export interface BotsTurn {
  readonly faction: Faction
  readonly seat: BotSeat
  readonly now: Moment
}

/** The bot for whose answer the table waits; null where it waits for a player. In a branch whoever explores plays for all. */
export const botToAct = (state: TableState): BotsTurn | null => {
  const { setup, between, follows } = state
  const now = lineOf(state)[atOf(state)]
  const faction = now ? toAct(now) : null
  if (!setup || !now || !faction || between !== null || follows || isExploring(state)) return null
  const seat = entryOf(setup.seats, faction)
  return isBots(seat) ? { faction, seat, now } : null
}

/** Whether no bot decides at a moment, but a player, or chance by hand. In a branch all moments are alike. */
const isOwn = (state: TableState, moment: Moment): boolean => {
  const seats = state.setup?.seats
  const faction = toAct(moment)
  return !seats || !faction || isExploring(state) || !isBots(entryOf(seats, faction))
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

/** Where the table is; null before the first game. */
export const present = (tree: Tree): Moment | null => lineOf(tree)[atOf(tree)] ?? null

/** Whether an answer is waited for: a question is open and the turn is not over. */
export const isAsked = ({ game, turnOver }: Moment): boolean => !turnOver && question(game) !== null

/** Whether the game on the table plays itself. In a branch whoever explores plays for all. */
export const isWatched = (state: TableState): boolean =>
  state.setup !== null && !isPlayed(state.setup.seats) && !isExploring(state)

export const canUndo = (state: TableState): boolean => undoLeadsTo(state) !== null
export const canRedo = (tree: Tree): boolean => atOf(tree) < lineOf(tree).length - 1

/** What undoing would take back that a player may not take back lightly. */
export const undoTakesBack = (
  state: TableState,
): 'nothing' | 'chance' | 'turn' | 'part' | 'bot' => {
  const [line, at] = [lineOf(state), atOf(state)]
  const to = undoLeadsTo(state)
  // In a branch nothing is final.
  if (to === null || isExploring(state)) return 'nothing'
  if (hasBotActed(state, to, at)) return 'bot'
  const now = present(state)
  if (now?.turnBegins === true && !beginsOwn(now) && isOfTwo(state))
    return now.withinTurn ? 'part' : 'turn'
  const gesture = line.slice(to + 1, at + 1)
  const isChance = gesture.some(({ steps }) => steps.some(({ given }) => given === 'chance'))
  return isChance ? 'chance' : 'nothing'
}

/** From which moment all is new: the one before, or more where several answers were given in one go. */
export const newSince = (state: TableState): number =>
  state.led?.to === atOf(state) ? state.led.from : atOf(state) - 1

/** What is new at the table. */
export const newSteps = (state: TableState): readonly Step[] =>
  lineOf(state)
    .slice(newSince(state) + 1, atOf(state) + 1)
    .flatMap(({ steps }) => steps)

/** The answers of this turn so far, without those of the other side within it. */
export const turnSteps = (state: Tree): readonly Step[] => {
  const [line, at] = [lineOf(state), atOf(state)]
  return line
    .slice(turnStart(state) + 1, at + 1)
    .filter(({ seat }) => seat === line[at]?.seat)
    .flatMap(({ steps }) => steps)
}

/** Where the other side took over from this one: the first moment that this turn's player has not seen. */
export const awaySince = (state: Tree): number => {
  const line = lineOf(state)
  let from = partStart(line, atOf(state))
  const begun = line[from]
  // What it was asked within the turn of the other does not part it from that.
  if (begun && beginsOwn(begun)) from = partStart(line, from - 1)
  while (from > 0 && line[from - 1]?.seat !== begun?.seat) from -= 1
  return from
}

/** What has happened between this player's last turn, or the beginning, and this one. */
export const whileAway = (state: Tree): readonly Step[] =>
  lineOf(state)
    .slice(awaySince(state), partStart(lineOf(state), atOf(state)) + 1)
    .flatMap(({ steps }) => steps)

/** How many steps of this turn could still be taken back one by one, without asking the other side. */
export const stepsOfTurn = (state: Tree): number => {
  const line = lineOf(state)
  const start = partStart(line, atOf(state))
  let steps = 0
  for (let at = atOf(state); at > start; at = gestureStart(line, at) - 1) steps += 1
  return steps
}
