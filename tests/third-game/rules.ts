/*
 * Tic-tac-toe with a die, for the tests: a game that is nobody's but the kernel's. Whoever marks a square
 * rolls; at a 6 the mark is wiped out again, and the turn is over all the same.
 */
import { askingIn } from '../../src/coin/asking'
import { Decision, type Script } from '../../src/coin/decision'
import { doorOf } from '../../src/coin/door'
import { refuse } from '../../src/coin/refusal'
import type { Rules } from '../../src/coin/rules'
import type { Play } from '../../src/coin/table'
import type { About, World } from '../../src/coin/world'

const SQUARES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const
type Square = (typeof SQUARES)[number]
const SIDES = ['cross', 'nought'] as const
type Player = (typeof SIDES)[number]

interface Board {
  readonly phase: 'cross' | 'nought' | 'over'
  readonly marks: readonly (Player | null)[]
  readonly played: readonly never[]
}
type Written = { -readonly [Part in keyof Board]: Board[Part] }

interface TicTacToe extends World {
  faction: Player
  space: Square
  piece: never
  content: Player
  operation: never
  activity: never
  phase: Board['phase']
  step: 'mark'
  card: never
  side: never
  option: number
  kind: 'space' | 'number'
  ask: 'mark.square' | 'roll.die'
  about: About
  reason: 'taken'
  mistake: never
  fact: { readonly fact: 'marked' | 'wiped'; readonly space: Square; readonly why: object }
  board: Board
  position: object
  outcome: { readonly winner: Player | 'nobody' }
  capability: object
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]
const FACES = [1, 2, 3, 4, 5, 6]

const winnerOn = ({ marks }: Board): Player | null =>
  SIDES.find((side) => LINES.some((line) => line.every((at) => marks[at] === side))) ?? null

const outcome = (board: Board) => {
  const winner = winnerOn(board)
  if (winner !== null) return { winner }
  return board.marks.includes(null) ? null : { winner: 'nobody' as const }
}

const { ask, spaces, during } = askingIn<TicTacToe>(SQUARES)

const write = (t: Play<TicTacToe>, space: Square, mark: Player | null): void => {
  const marks = t.board.marks.map((one, at) => (at === SQUARES.indexOf(space) ? mark : one))
  ;(t.board as Written).marks = marks
  t.facts?.push({ fact: mark === null ? 'wiped' : 'marked', space, why: t.cause })
}

function* turn(t: Play<TicTacToe>, by: Player): Script<TicTacToe> {
  const isFree = (space: Square) => t.board.marks[SQUARES.indexOf(space)] === null
  const free = spaces((space) => (isFree(space) ? true : refuse('2', 'taken')))
  const space = yield* ask(by, 'mark.square', {}, free)
  write(t, space, by)
  const die = yield new Decision<TicTacToe>('chance', 'roll.die', { space }, [
    { of: FACES, judge: () => true },
  ])
  if (die === 6) write(t, space, null)
  const next = by === 'cross' ? 'nought' : 'cross'
  ;(t.board as Written).phase = outcome(t.board) === null ? next : 'over'
}

const RULES: Rules<TicTacToe> = {
  id: 'tic-tac-toe',
  checkSetup: () => ({}),
  begin: () => ({ phase: 'cross', marks: SQUARES.map(() => null), played: [] }),
  copy: (board) => ({ ...board }),
  positionOf: (board) => board,
  tableFor: (board, facts) => ({
    board,
    facts,
    cause: { rule: '1', what: board.phase, by: null },
    capabilities: () => undefined,
  }),
  phase: (t) => {
    const { phase } = t.board
    return phase === 'over'
      ? null
      : during(t, { rule: '2', what: 'mark', by: phase }, turn(t, phase))
  },
  outcome,
  factions: SIDES,
  kindOf: (option) => (typeof option === 'number' ? 'number' : 'space'),
  ownerOf: () => null,
  lanesOf: () => [],
  spaces: SQUARES,
  pieces: [],
  tallies: [],
  forecast: () => ({ lines: [], net: 0, from: 0, to: 0 }),
  summary: ({ marks }) => ({
    ...{ card: 0, campaign: 0, politicalWill: 0 },
    map: marks.map((mark) => (mark === null ? 0 : 1 + SIDES.indexOf(mark))),
  }),
}

export const TIC_TAC_TOE = doorOf(RULES)
