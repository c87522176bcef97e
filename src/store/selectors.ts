import { question } from '../games/index'
import { gestureStart } from './gestures'
import type { Moment, Step } from './moment'
import type { TableState } from './table-state'
import { isExploring } from './tree'
import { turnStart } from './turn-start'

/** Where the table is; null before the first game. */
export const present = ({ line, at }: TableState): Moment | null => line[at] ?? null

/** Whether an answer is waited for: a question is open and the turn is not over. */
export const isAsked = ({ game, turnOver }: Moment): boolean => !turnOver && question(game) !== null

export const canUndo = ({ at }: TableState): boolean => at > 0
export const canRedo = ({ at, line }: TableState): boolean => at < line.length - 1

/** What undoing would take back that a player may not take back lightly. */
export const undoTakesBack = (state: TableState): 'nothing' | 'chance' | 'turn' => {
  // In a branch nothing is final.
  if (!canUndo(state) || isExploring(state)) return 'nothing'
  if (present(state)?.turnBegins === true) return 'turn'
  const gesture = state.line.slice(gestureStart(state), state.at + 1)
  const isChance = gesture.some(({ steps }) => steps.some(({ given }) => given === 'chance'))
  return isChance ? 'chance' : 'nothing'
}

/** From which moment all is new: the one before, or more where several answers were given in one go. */
export const newSince = ({ led, at }: TableState): number => (led?.to === at ? led.from : at - 1)

/** What is new at the table. */
export const newSteps = (state: TableState): readonly Step[] =>
  state.line.slice(newSince(state) + 1, state.at + 1).flatMap(({ steps }) => steps)

/** The answers of this turn so far. */
export const turnSteps = (state: TableState): readonly Step[] =>
  state.line.slice(turnStart(state) + 1, state.at + 1).flatMap(({ steps }) => steps)

/** Where the other side took over from this one: the first moment that this turn's player has not seen. */
export const awaySince = (state: TableState): number => {
  const { line } = state
  let from = turnStart(state)
  const seat = line[from]?.seat
  while (from > 0 && line[from - 1]?.seat !== seat) from -= 1
  return from
}

/** What has happened between this player's last turn, or the beginning, and this one. */
export const whileAway = (state: TableState): readonly Step[] =>
  state.line.slice(awaySince(state), turnStart(state) + 1).flatMap(({ steps }) => steps)

/** How many steps of this turn could still be taken back one by one. */
export const stepsOfTurn = (state: TableState): number => {
  const start = turnStart(state)
  let steps = 0
  for (let at = state.at; at > start; at = gestureStart({ ...state, at }) - 1) steps += 1
  return steps
}
