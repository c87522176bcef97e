import { question } from '../../games/index'
import { gestureStart, turnStart } from './gestures'
import type { Moment, Step } from './line'
import { isPlayed } from './seats'
import type { TableState } from './table-state'
import { atOf, isExploring, lineOf, type Tree } from './tree'
import { hasBotActed, undoLeadsTo } from './whose'

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
export const undoTakesBack = (state: TableState): 'nothing' | 'chance' | 'turn' | 'bot' => {
  const [line, at] = [lineOf(state), atOf(state)]
  const to = undoLeadsTo(state)
  // In a branch nothing is final.
  if (to === null || isExploring(state)) return 'nothing'
  if (hasBotActed(state, to, at)) return 'bot'
  if (present(state)?.turnBegins === true) return 'turn'
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

/** The answers of this turn so far. */
export const turnSteps = (state: Tree): readonly Step[] =>
  lineOf(state)
    .slice(turnStart(state) + 1, atOf(state) + 1)
    .flatMap(({ steps }) => steps)

/** Where the other side took over from this one: the first moment that this turn's player has not seen. */
export const awaySince = (state: Tree): number => {
  const line = lineOf(state)
  let from = turnStart(state)
  const seat = line[from]?.seat
  while (from > 0 && line[from - 1]?.seat !== seat) from -= 1
  return from
}

/** What has happened between this player's last turn, or the beginning, and this one. */
export const whileAway = (state: Tree): readonly Step[] =>
  lineOf(state)
    .slice(awaySince(state), turnStart(state) + 1)
    .flatMap(({ steps }) => steps)

/** How many steps of this turn could still be taken back one by one. */
export const stepsOfTurn = (state: Tree): number => {
  const start = turnStart(state)
  let steps = 0
  for (let at = atOf(state); at > start; at = gestureStart(lineOf(state), at) - 1) steps += 1
  return steps
}
