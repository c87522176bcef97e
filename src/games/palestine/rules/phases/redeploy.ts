import {
  armsCaches,
  cells,
  count,
  cubes,
  curfew,
  isRailway,
  roomForArmsCache,
} from '../board/queries'
import { enter, move } from '../board/verbs'
import { CITIES, RAILWAYS, SPACES, type City, type SpaceId } from '../data/spaces'
import { ask, choice, DONE } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { everyPick, pick, type Move, type Pick } from '../script/option'
import { refuse, type Verdict } from '../script/refusal'
import { oneSpace } from '../script/select'

type Arrived = Partial<Record<SpaceId, number>>

/** PR63 Every group that may go to these spaces, at any distance; each piece once. */
const groups = (
  piece: 'police' | 'troops',
  to: readonly SpaceId[],
  movable: (space: SpaceId) => number,
): Move[] => {
  const moves: Move[] = []
  for (const from of SPACES) {
    const most = movable(from)
    if (most === 0) continue
    for (const space of to)
      if (space !== from)
        for (let number = 1; number <= most; number++)
          moves.push({ piece, from, to: space, number })
  }
  return moves
}

function* redeploy(
  t: Play,
  key: 'redeploy.police' | 'redeploy.troops',
  piece: 'police' | 'troops',
  to: () => readonly SpaceId[],
): Script {
  const arrived: Arrived = {}
  const movable = (space: SpaceId) => count(t.board, piece, space) - (arrived[space] ?? 0)
  const isElsewhere = (from: SpaceId) => to().some((space) => space !== from)
  const moves = choice(() => groups(piece, to(), movable))
  while (SPACES.some((from) => movable(from) > 0 && isElsewhere(from))) {
    const group = yield* ask('british', key, {}, moves, DONE)
    if (group === 'done') return
    move(t, piece, group.from, group.to, group.number)
    arrived[group.to] = (arrived[group.to] ?? 0) + group.number
  }
}

/** 6.3.1, PR63 Police first: to Railways, and to spaces that hold British pieces at that moment. */
function* redeployBritish(t: Play): Script {
  const forPolice = () => SPACES.filter((space) => isRailway(space) || cubes(t.board, space) > 0)
  yield* redeploy(t, 'redeploy.police', 'police', forPolice)
  yield* redeploy(t, 'redeploy.troops', 'troops', () => [...CITIES, ...RAILWAYS])
}

/** One Cell, from anywhere into another City. */
const CELLS_TO_CITIES: readonly Move[] = everyPick('cells').flatMap(({ piece, space: from }) =>
  CITIES.filter((to) => to !== from).map((to) => Object.freeze({ piece, from, to, number: 1 })),
)

/** 6.3.2, PR64 Into a City without a Curfew at most one Cell, from anywhere, its state kept; each once. */
function* redeployCells(t: Play): Script {
  const reached: City[] = []
  const arrived = new Map<Pick, number>()
  const left = ({ piece, space }: Pick): number =>
    count(t.board, piece, space) - (arrived.get(pick(piece, space)) ?? 0)
  const may = ({ piece, from, to }: Move): Verdict => {
    if (curfew(t.board, to)) return refuse('6.3.2', 'curfew-here')
    if (reached.some((city) => city === to)) return refuse('PR64', 'already-selected')
    return left(pick(piece, from)) > 0 ? true : refuse('6.3.2', 'none-here')
  }
  const moves = choice(CELLS_TO_CITIES, may)
  while (CELLS_TO_CITIES.some((one) => may(one) === true)) {
    const group = yield* ask('irgun', 'redeploy.cell', {}, moves, DONE)
    if (group === 'done') return
    move(t, group.piece, group.from, group.to, 1)
    const there = pick(group.piece, group.to)
    arrived.set(there, (arrived.get(there) ?? 0) + 1)
    reached.push(group.to as City)
  }
}

/** 6.3.2, PR64 A District or City with a Cell, other than its own, and room. */
const mayReceive = (t: Play, from: SpaceId, to: SpaceId): Verdict => {
  if (to === from) return refuse('6.3.2', 'already-selected')
  if (isRailway(to)) return refuse('6.3.2', 'needs-district-or-city')
  if (cells(t.board, to) === 0) return refuse('6.3.2', 'needs-cell')
  return roomForArmsCache(t.board, to) ? true : refuse('1.4.2', 'stacking-arms-caches')
}

/** 6.3.2 Then at most one Arms Cache. */
function* redeployArmsCache(t: Play): Script {
  const may = ({ space }: Pick): Verdict => {
    if (armsCaches(t.board, space) === 0) return refuse('6.3.2', 'none-here')
    return SPACES.some((to) => mayReceive(t, space, to) === true)
      ? true
      : refuse('6.3.2', 'no-space-for-this')
  }
  const caches = everyPick('armsCaches')
  if (!caches.some((one) => may(one) === true)) return
  const one = yield* ask('irgun', 'redeploy.cache', {}, choice(caches, may), DONE)
  if (one === 'done') return
  const from = one.space
  const mayGo = (to: SpaceId) => mayReceive(t, from, to)
  const to = yield* oneSpace('irgun', 'redeploy.cache-to', mayGo, { space: from })
  if (to !== null) move(t, 'armsCaches', from, to, 1)
}

/** 6.3 All of it is voluntary. */
export function* redeployPhase(t: Play): Script {
  yield* redeployBritish(t)
  yield* redeployCells(t)
  yield* redeployArmsCache(t)
  enter(t, 'reset')
}
