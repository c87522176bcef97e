import { britishPieces, curfew, guerrillas, inPlay, isCountry, isRailway } from '../board/queries'
import { activate, move } from '../board/verbs'
import type { Board } from '../board/board'
import { NEIGHBOURS } from '../data/adjacency'
import { STATES } from '../data/pieces'
import { SPACES, type SpaceId } from '../data/spaces'
import { ask, choice } from '../script/ask'
import { inForce, type Play } from '../script/capability'
import type { Refused, Script } from '../script/decision'
import { moreThan, noteMoved, unmoved } from '../script/moved'
import type { GuerrillaGroup } from '../script/option'
import { refuse, type Verdict } from '../script/refusal'
import { nextSpace, type Turn } from '../script/turn'
import type { Operation } from './operation'

/** 3.3.2 Any spaces with Guerrillas to move, as origins. */
const select = (t: Play, space: SpaceId): Verdict =>
  guerrillas(t.board, space) > 0 ? true : refuse('3.3.2', 'needs-guerrilla')

/** R19 A Guerrilla marches once. */
const mayLeave = (t: Play, turn: Turn, space: SpaceId): Verdict => {
  const verdict = select(t, space)
  if (verdict !== true) return verdict
  return STATES.guerrillas.some((piece) => unmoved(t, turn, piece, space) > 0)
    ? true
    : refuse('R19', 'marched-already')
}

/** 3.3.2 Every group that could go from this origin to one adjacent space. */
const groupsFrom = (t: Play, turn: Turn, origin: SpaceId): GuerrillaGroup[] => {
  const groups: GuerrillaGroup[] = []
  const most = unmoved(t, turn, 'guerrillasUnderground', origin)
  const mostActive = unmoved(t, turn, 'guerrillasActive', origin)
  for (const to of NEIGHBOURS[origin])
    for (let underground = 0; underground <= most; underground++)
      for (let active = 0; active <= mostActive; active++)
        if (underground + active > 0) groups.push({ from: origin, to, underground, active })
  return groups
}

/** Groups that nobody can send: to a space that is not adjacent, or more than can go. */
const deniedFrom = (t: Play, turn: Turn, from: SpaceId): Refused[] => {
  const underground = unmoved(t, turn, 'guerrillasUnderground', from)
  const active = unmoved(t, turn, 'guerrillasActive', from)
  const one = underground > 0 ? { underground: 1, active: 0 } : { underground: 0, active: 1 }
  return SPACES.filter((to) => to !== from).flatMap((to): Refused[] =>
    NEIGHBOURS[from].includes(to)
      ? [
          ...moreThan(underground, { from, to, underground: underground + 1, active: 0 }),
          ...moreThan(active, { from, to, underground: 0, active: active + 1 }),
        ]
      : [{ option: { from, to, ...one }, ...refuse('3.3.2', 'not-adjacent') }],
  )
}

/** 3.3.2, R19 More than three, with the British there, on a Railway or under Curfew. */
const isNoticed = (board: Board, marchers: number, to: SpaceId): boolean =>
  (isRailway(to) || curfew(board, to)) && marchers + britishPieces(board, to) > 3

/** A28 Whether those who leave this space flip Active. */
export const isGuarded = (t: Play, from: SpaceId): boolean =>
  isCountry(from) && inForce(t, 'activeFromAbroad').length > 0

/** Moves Guerrillas; the Underground ones flip Active if noticed, or at a guarded border. Tells how many. */
export const moveGuerrillas = (
  t: Play,
  { from, to, underground, active }: GuerrillaGroup,
  noticed = false,
): number => {
  if (underground > 0) move(t, 'guerrillasUnderground', from, to, underground)
  if (active > 0) move(t, 'guerrillasActive', from, to, active)
  return noticed || isGuarded(t, from) ? activate(t, 'guerrillas', to, underground) : 0
}

/** 3.3.2 Any Guerrillas of the origin to any adjacent spaces, one group to each. */
function* marchFrom(t: Play, turn: Turn, origin: SpaceId): Script {
  const reached: SpaceId[] = []
  const may = ({ to }: GuerrillaGroup): Verdict => {
    if (!inPlay(t.board, to)) return refuse('1.3.7', 'out-of-play')
    return reached.includes(to) ? refuse('3.3.2', 'already-selected') : true
  }
  while (mayLeave(t, turn, origin) === true) {
    const denied = () => deniedFrom(t, turn, origin)
    const groups = choice(() => groupsFrom(t, turn, origin), may, denied)
    const stop = choice(['done'] as const, () =>
      reached.length > 0 ? true : refuse('3.3.2', 'nothing-selected-yet'),
    )
    const group = yield* ask('rebels', 'march.group', { space: origin }, groups, stop)
    if (group === 'done') return
    const { to, underground, active } = group
    const noticed = isNoticed(t.board, underground + active, to)
    const flipped = moveGuerrillas(t, group, noticed)
    noteMoved(turn, 'guerrillasUnderground', to, underground - flipped)
    noteMoved(turn, 'guerrillasActive', to, active + flipped)
    reached.push(to)
    if (reached.length === NEIGHBOURS[origin].filter((space) => inPlay(t.board, space)).length)
      return
  }
}

export const march: Operation = {
  rule: '3.3.2',
  select,
  *carryOut(t, turn) {
    for (;;) {
      const origin = yield* nextSpace(turn, 'march.space', (one) => mayLeave(t, turn, one))
      if (origin === null) return
      yield* marchFrom(t, turn, origin)
    }
  },
}
