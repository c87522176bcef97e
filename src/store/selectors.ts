import {
  options,
  question,
  refusals,
  sameOption,
  type Game,
  type Option,
  type Refused,
} from '../games/index'
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

/** A move or a group. */
const isMoving = (option: Option): option is Extract<Option, { to: string }> =>
  typeof option === 'object' && 'to' in option

/**
 * What cannot be chosen, as a player asks for it. A move that cannot be made is told where it begins or ends,
 * at whichever end the question leaves open; how many can go stands beside the numbers.
 */
export const refusedIn = (game: Game): readonly Refused[] => {
  const asked = question(game)?.about.space
  const told = new Map<string, Refused>()
  for (const refused of refusals(game)) {
    const { option, rule, reason } = refused
    if (reason === 'more-than-there-are') continue
    const at = isMoving(option) ? (option.to === asked ? option.from : option.to) : option
    const key = `${JSON.stringify(at)} ${rule} ${reason}`
    if (!told.has(key)) told.set(key, { ...refused, option: at })
  }
  return [...told.values()]
}

/** Why an answer cannot be given; null where it can, or was never thought of. */
export const refusalOf = (game: Game, option: Option): Refused | null =>
  options(game).some((one) => sameOption(one, option))
    ? null
    : (refusedIn(game).find((one) => sameOption(one.option, option)) ?? null)
