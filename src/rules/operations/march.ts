import {
  activeGuerrillas,
  britishPieces,
  curfew,
  guerrillas,
  inPlay,
  isCountry,
  isRailway,
  undergroundGuerrillas,
} from '../board/queries'
import { activate, move } from '../board/verbs'
import type { Board } from '../board/board'
import { NEIGHBOURS } from '../data/adjacency'
import type { SpaceId } from '../data/spaces'
import { ask, choice } from '../script/ask'
import { inForce, type Play } from '../script/capability'
import type { Script } from '../script/decision'
import type { GuerrillaGroup } from '../script/option'
import { refuse, type Verdict } from '../script/refusal'
import { nextSpace } from '../script/turn'
import type { Operation } from './operation'

/**
 * R19 A Guerrilla marches once: how many of those in a space have marched already. One that Mobilize
 * relocates in between is taken to be one that has not.
 */
interface Marched {
  underground: number
  active: number
}
type MarchedBySpace = Partial<Record<SpaceId, Marched>>

const freshUnderground = (t: Play, space: SpaceId, marched: MarchedBySpace): number =>
  Math.max(0, undergroundGuerrillas(t.board, space) - (marched[space]?.underground ?? 0))

const freshActive = (t: Play, space: SpaceId, marched: MarchedBySpace): number =>
  Math.max(0, activeGuerrillas(t.board, space) - (marched[space]?.active ?? 0))

/** 3.3.2 Any spaces with Guerrillas to move, as origins. */
const select = (t: Play, space: SpaceId, marched: MarchedBySpace = {}): Verdict => {
  if (guerrillas(t.board, space) === 0) return refuse('3.3.2', 'needs-guerrilla')
  return freshUnderground(t, space, marched) + freshActive(t, space, marched) > 0
    ? true
    : refuse('R19', 'marched-already')
}

/** 3.3.2 Every group that could go from this origin to one adjacent space. */
const groupsFrom = (t: Play, origin: SpaceId, marched: MarchedBySpace): GuerrillaGroup[] => {
  const groups: GuerrillaGroup[] = []
  const most = freshUnderground(t, origin, marched)
  const mostActive = freshActive(t, origin, marched)
  for (const to of NEIGHBOURS[origin])
    for (let underground = 0; underground <= most; underground++)
      for (let active = 0; active <= mostActive; active++)
        if (underground + active > 0) groups.push({ from: origin, to, underground, active })
  return groups
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
function* marchFrom(t: Play, origin: SpaceId, marched: MarchedBySpace): Script {
  const reached: SpaceId[] = []
  const may = ({ to }: GuerrillaGroup): Verdict => {
    if (!inPlay(t.board, to)) return refuse('1.3.7', 'out-of-play')
    return reached.includes(to) ? refuse('3.3.2', 'already-selected') : true
  }
  while (select(t, origin, marched) === true) {
    const groups = choice(() => groupsFrom(t, origin, marched), may)
    const stop = choice(['done'] as const, () =>
      reached.length > 0 ? true : refuse('3.3.2', 'nothing-selected-yet'),
    )
    const group = yield* ask('rebels', 'march.group', { space: origin }, groups, stop)
    if (group === 'done') return
    const { to, underground, active } = group
    const noticed = isNoticed(t.board, underground + active, to)
    const flipped = moveGuerrillas(t, group, noticed)
    const there = (marched[to] ??= { underground: 0, active: 0 })
    there.underground += underground - flipped
    there.active += active + flipped
    reached.push(to)
    if (reached.length === NEIGHBOURS[origin].filter((space) => inPlay(t.board, space)).length)
      return
  }
}

export const march: Operation = {
  rule: '3.3.2',
  select,
  *carryOut(t, turn) {
    const marched: MarchedBySpace = {}
    for (;;) {
      const origin = yield* nextSpace(turn, 'march.space', (one) => select(t, one, marched))
      if (origin === null) return
      yield* marchFrom(t, origin, marched)
    }
  },
}
