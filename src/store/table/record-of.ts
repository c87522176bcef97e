import { record } from '../../games/index'
import {
  VERSION,
  isPlayed,
  writeRecord,
  type Place,
  type SavedBranch,
  type SavedGame,
} from '../../records/index'
import { chanceNumbers, handNumbers, type Moment } from './line'
import type { TableSetup, TableState } from './table-state'
import { MAIN, answersAt, type Branch, type Tree } from './tree'

const placeOf = (line: readonly Moment[], at: number): Place => ({
  answers: answersAt(line, at),
  turnOver: line[at]?.turnOver === true,
})

/** The moments that a branch does not have from its parent. */
const ownMoments = ({ line, fork, parent }: Branch): readonly Moment[] =>
  parent === null ? line : line.slice(fork + 1)

const isEnded = (branch: Branch, { seats }: TableSetup): boolean => {
  const last = branch.line.length > 1 ? ownMoments(branch).at(-1) : undefined
  // Where only bots play, no turn waits for its end.
  if (!isPlayed(seats)) return last?.turnOver === false
  return last?.turnBegins === true && last.steps.length === 0
}

const otherChance = (branch: Branch, { chance }: TableSetup): number[] =>
  ownMoments(branch).flatMap((moment) => {
    const hand = handNumbers(moment)
    if (chance === 'seed') return hand
    return chanceNumbers(moment).filter((number) => !hand.includes(number))
  })

const savedBranch = (
  branch: Branch,
  parent: SavedBranch['parent'],
  setup: TableSetup,
): SavedBranch => {
  const { line, seed, chance } = branch
  const last = line.at(-1)
  return {
    name: branch.name,
    parent,
    ...(seed === setup.seed ? {} : { seed }),
    ...(chance === setup.chance ? {} : { chance }),
    answers: last ? record(last.game).answers.slice(parent?.answers ?? 0) : [],
    ended: isEnded(branch, setup),
    otherChance: otherChance(branch, setup),
    notes: branch.notes,
    at: placeOf(line, branch.at),
  }
}

/** A branch, and all that leave it. */
const inOrder = (tree: Tree, branch: Branch): readonly Branch[] => [
  branch,
  ...tree.branches
    .filter(({ parent }) => parent === branch.id)
    .flatMap((child) => inOrder(tree, child)),
]

const savedBranches = (order: readonly Branch[], setup: TableSetup): SavedBranch[] => {
  const numbers = new Map(order.map(({ id }, number) => [id, number]))
  return order.map((branch) => {
    const number = branch.parent === null ? undefined : numbers.get(branch.parent)
    if (number === undefined) return savedBranch(branch, null, setup)
    return savedBranch(branch, { branch: number, ...placeOf(branch.line, branch.fork) }, setup)
  })
}

/** The game on the table as it is kept; null before the first. */
export const recordOf = (state: TableState, changed: string): SavedGame | null => {
  const { setup, identity, branches } = state
  const main = branches.find(({ id }) => id === MAIN)
  if (!setup || !identity || !main) return null
  const order = inOrder(state, main)
  return {
    format: setup.game,
    version: VERSION,
    ...identity,
    changed,
    seats: setup.seats,
    chance: setup.chance,
    seed: setup.seed,
    handovers: setup.handovers,
    setup: setup.rules ?? {},
    between: state.between,
    takenBack: [...state.takenBack],
    branch: order.findIndex(({ id }) => id === state.branch),
    branches: savedBranches(order, setup),
    ...(state.analysis !== null && { analysis: state.analysis }),
  }
}

/** The same as text; empty before the first game. */
export const recordText = (state: TableState, changed: Date): string => {
  const game = recordOf(state, changed.toISOString())
  return game ? writeRecord(game) : ''
}
