import {
  activeGuerrillas,
  bases,
  curfew,
  guerrillas,
  irregulars,
  isCountry,
  isRailway,
  police,
  undergroundGuerrillas,
} from '../board/queries'
import type { OperationId } from '../data/factions'
import { NEIGHBOURS } from '../data/adjacency'
import { SPACES, type SpaceId } from '../data/spaces'
import { canOperateIn, limitedOperationIn } from '../operations'
import { isGuarded, moveGuerrillas } from '../operations/march'
import { ask, choice, DONE } from '../script/ask'
import { inForce, type Play } from '../script/capability'
import type { Refused, Script } from '../script/decision'
import { moreThan } from '../script/moved'
import type { GuerrillaGroup } from '../script/option'
import { always, refuse, type Verdict } from '../script/refusal'
import { anySpace, selectSpaces } from '../script/select'
import type { Activity } from './activity'

/** 4.3.3 Up to two spaces; a Capability may allow fewer. */
const raidSpaces = (t: Play): number => Math.min(2, ...inForce(t, 'raidSpaces'))

/** R11 The adjacent spaces with a Base, abroad too, from which Guerrillas can come. */
const sources = (t: Play, space: SpaceId): readonly SpaceId[] =>
  NEIGHBOURS[space].filter((near) => bases(t.board, near) > 0 && guerrillas(t.board, near) > 0)

/** 4.3.3, R11 A District, City or Railway, unless a Capability speaks against it. */
const isTarget = (t: Play, space: SpaceId): Verdict => {
  if (isCountry(space)) return refuse('R11', 'not-in-palestine')
  for (const raid of inForce(t, 'raid')) {
    const verdict = raid(t.board, space)
    if (verdict !== true) return verdict
  }
  return true
}

/** 4.3.3, R11 Next to a Base with Guerrillas. */
const select = (t: Play, space: SpaceId): Verdict => {
  const target = isTarget(t, space)
  if (target !== true) return target
  if (!NEIGHBOURS[space].some((near) => bases(t.board, near) > 0))
    return refuse('4.3.3', 'needs-base-next-door')
  return sources(t, space).length > 0 ? true : refuse('4.3.3', 'needs-guerrilla-at-base')
}

/** R11 One Guerrilla or two, both from a single adjacent space that has a Base. */
const groupsTo = (t: Play, to: SpaceId): GuerrillaGroup[] => {
  const groups: GuerrillaGroup[] = []
  for (const from of sources(t, to))
    for (let underground = 0; underground <= 2; underground++)
      for (let active = 0; active <= 2; active++)
        if (
          underground + active >= 1 &&
          underground + active <= 2 &&
          underground <= undergroundGuerrillas(t.board, from) &&
          active <= activeGuerrillas(t.board, from)
        )
          groups.push({ from, to, underground, active })
  return groups
}

/** R11 One more than two, or than there are. */
const tooManyFrom = (t: Play, from: SpaceId, to: SpaceId): Refused[] => {
  const most = [undergroundGuerrillas(t.board, from), activeGuerrillas(t.board, from)] as const
  const refused: Refused[] = []
  for (let underground = 0; underground <= 3; underground++) {
    const group = { from, to, underground, active: 3 - underground }
    if (underground <= most[0] && group.active <= most[1])
      refused.push({ option: group, ...refuse('4.3.3', 'two-at-most') })
  }
  if (most[0] < 2)
    refused.push(...moreThan(most[0], { from, to, underground: most[0] + 1, active: 0 }))
  if (most[1] < 2)
    refused.push(...moreThan(most[1], { from, to, underground: 0, active: most[1] + 1 }))
  return refused
}

/** R11 Guerrillas who cannot come: from too far, from no Base, or too many. */
const deniedTo = (t: Play, to: SpaceId): Refused[] =>
  SPACES.filter((from) => from !== to && guerrillas(t.board, from) > 0).flatMap((from) => {
    const isNear = NEIGHBOURS[to].includes(from)
    if (isNear && bases(t.board, from) > 0) return tooManyFrom(t, from, to)
    const underground = Math.min(1, undergroundGuerrillas(t.board, from))
    const option = { from, to, underground, active: 1 - underground }
    return [{ option, ...refuse('4.3.3', isNear ? 'needs-base' : 'not-adjacent') }]
  })

/** 4.3.3 Moves Guerrillas in and, if desired, performs a Limited Sabotage or Ambush there. */
function* raidSpace(t: Play, space: SpaceId): Script {
  const denied = () => deniedTo(t, space)
  const groups = choice(() => groupsTo(t, space), always, denied)
  moveGuerrillas(t, yield* ask('rebels', 'raid.group', { space }, groups))
  const may = (operation: OperationId) => canOperateIn(t, operation, space)
  const operations = choice(['sabotage', 'ambush'] as const, may)
  if (may('sabotage') !== true && may('ambush') !== true) return
  const operation = yield* ask('rebels', 'raid.operation', { space }, operations, DONE)
  if (operation !== 'done') yield* limitedOperationIn(t, operation, space)
}

/** 4.3.3 */
export const canRaid = (t: Play): Verdict => anySpace((space) => select(t, space), '4.3.3')

/** 4.3.3 */
export const raidNextToBases = (t: Play): Script =>
  selectSpaces({
    by: 'rebels',
    ask: 'raid.space',
    limit: raidSpaces(t),
    owed: 'one',
    may: (space) => select(t, space),
    then: (space) => raidSpace(t, space),
  })

/** Where a Raid can bring a Guerrilla who is still Underground: from a Base, or by way of one of these. */
const hiddenCanReach = (t: Play, byWayOf: readonly SpaceId[] = []): readonly SpaceId[] => {
  const isSource = (from: SpaceId): boolean =>
    byWayOf.includes(from) || (undergroundGuerrillas(t.board, from) > 0 && !isGuarded(t, from))
  return SPACES.filter(
    (space) =>
      isTarget(t, space) === true &&
      NEIGHBOURS[space].some((from) => bases(t.board, from) > 0 && isSource(from)),
  )
}

/** Whether a Raid could bring Rebels to where they can Rally (3.3.1). */
const canOpenRally = (t: Play): boolean =>
  SPACES.some((space) => !isRailway(space) && !curfew(t.board, space) && select(t, space) === true)

/** Whether a Raid, of two spaces one by way of the other (R41), could open a space for the Operation. */
const opensFor = (t: Play, operation: OperationId): boolean => {
  if (operation === 'rally') return canOpenRally(t)
  const first = hiddenCanReach(t)
  if (operation === 'sabotage') return first.length > 0
  const reached = raidSpaces(t) > 1 ? hiddenCanReach(t, first) : first
  return reached.some((space) => police(t.board, space) + irregulars(t.board, space) > 0)
}

export const raid: Activity = {
  rule: '4.3.3',
  accompanies: ['rally', 'sabotage', 'ambush'],
  opens: opensFor,
  possible: canRaid,
  carryOut: raidNextToBases,
}
