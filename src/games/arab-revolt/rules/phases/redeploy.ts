import {
  bases,
  baseSpaces,
  count,
  countriesInPlay,
  guerrillas,
  irregularsOnMap,
  isCity,
  isRailway,
  police,
  troops,
} from '../board/queries'
import { enter, move, remove } from '../board/verbs'
import { CITIES, PALESTINE, RAILWAYS, SPACES, type SpaceId } from '../data/spaces'
import { STATES, type Piece } from '../data/pieces'
import { ask, choice, DONE } from '../script/ask'
import type { Play } from '../script/capability'
import type { Refused, Script } from '../script/decision'
import { moreThan } from '../script/moved'
import type { Move, Pick } from '../script/option'
import { everyPick } from '../script/placing'
import { always, refuse, type Verdict } from '../script/refusal'

/** R35 Every group of like pieces that may go from these spaces to those, at any distance. */
const groups = (
  piece: Piece,
  from: readonly SpaceId[],
  to: readonly SpaceId[],
  movable: (space: SpaceId) => number,
): Move[] => {
  const moves: Move[] = []
  for (const origin of from) {
    const most = movable(origin)
    if (most === 0) continue
    for (const space of to)
      if (space !== origin)
        for (let number = 1; number <= most; number++)
          moves.push({ piece, from: origin, to: space, number })
  }
  return moves
}

/** 6.4 Where they cannot go, and that no more can go than there are. */
const deniedGroups = (
  piece: Piece,
  from: readonly SpaceId[],
  movable: (space: SpaceId) => number,
  may: (to: SpaceId) => Verdict,
): Refused[] =>
  from.flatMap((origin) => {
    const most = movable(origin)
    if (most === 0) return []
    return SPACES.filter((to) => to !== origin).flatMap((to) => {
      const verdict = may(to)
      return verdict === true
        ? moreThan(most, { piece, from: origin, to, number: most + 1 })
        : [{ option: { piece, from: origin, to, number: 1 }, ...verdict }]
    })
  })

/** 6.4.1 Troops on Railways must go to Cities. */
function* redeployTroops(t: Play): Script {
  while (RAILWAYS.some((railway) => troops(t.board, railway) > 0)) {
    const here = (space: SpaceId) => troops(t.board, space)
    const moves = choice(
      () => groups('troops', RAILWAYS, CITIES, here),
      always,
      () =>
        deniedGroups('troops', RAILWAYS, here, (to) =>
          isCity(to) ? true : refuse('6.4.1', 'needs-city'),
        ),
    )
    const { piece, from, to, number } = yield* ask('british', 'redeploy.troops', {}, moves)
    move(t, piece, from, to, number)
  }
}

/** 6.4.1 Police may go to Railways and Cities, each once. */
function* redeployPolice(t: Play): Script {
  const arrived: Partial<Record<SpaceId, number>> = {}
  const movable = (space: SpaceId) => police(t.board, space) - (arrived[space] ?? 0)
  while (PALESTINE.some((space) => movable(space) > 0)) {
    const moves = choice(
      () => groups('police', PALESTINE, [...CITIES, ...RAILWAYS], movable),
      always,
      () =>
        deniedGroups('police', PALESTINE, movable, (to) =>
          isCity(to) || isRailway(to) ? true : refuse('6.4.1', 'needs-city-or-railway'),
        ),
    )
    const group = yield* ask('british', 'redeploy.police', {}, moves, DONE)
    if (group === 'done') return
    move(t, group.piece, group.from, group.to, group.number)
    arrived[group.to] = (arrived[group.to] ?? 0) + group.number
  }
}

/** 6.4.1, R35 Up to half of the Irregulars on the map, rounded down, may leave it. */
function* dismissIrregulars(t: Play): Script {
  const may = ({ piece, space }: Pick) =>
    count(t.board, piece, space) > 0 ? true : refuse('6.4.1', 'none-here')
  const half = Math.floor(irregularsOnMap(t.board) / 2)
  for (let chosen = 0; chosen < half; chosen++) {
    const irregulars = choice(everyPick('irregulars'), may)
    const about = { chosen, limit: half - chosen }
    const irregular = yield* ask('british', 'redeploy.irregular', about, irregulars, DONE)
    if (irregular === 'done') return
    remove(t, irregular.piece, irregular.space)
  }
}

/** 6.4.2 Guerrillas on Railways and in Cities must go to Bases or, if there are none, abroad. */
function* redeployGuerrillas(t: Play): Script {
  const refuges = (): readonly SpaceId[] => {
    const spaces = baseSpaces(t.board)
    return spaces.length > 0 ? spaces : countriesInPlay(t.board)
  }
  const exposed = SPACES.filter(
    (space) => (isRailway(space) || isCity(space)) && bases(t.board, space) === 0,
  )
  const here = (piece: Piece) => (space: SpaceId) => count(t.board, piece, space)
  const may = (to: SpaceId): Verdict => {
    if (refuges().includes(to)) return true
    return baseSpaces(t.board).length > 0
      ? refuse('6.4.2', 'needs-base')
      : refuse('6.4.2', 'needs-country-in-play')
  }
  const moves = choice(
    () => STATES.guerrillas.flatMap((piece) => groups(piece, exposed, refuges(), here(piece))),
    always,
    () => STATES.guerrillas.flatMap((piece) => deniedGroups(piece, exposed, here(piece), may)),
  )
  while (exposed.some((space) => guerrillas(t.board, space) > 0)) {
    const { piece, from, to, number } = yield* ask('rebels', 'redeploy.guerrillas', {}, moves)
    move(t, piece, from, to, number)
  }
}

/** 6.4 */
export function* redeployPhase(t: Play): Script {
  yield* redeployTroops(t)
  yield* redeployPolice(t)
  yield* dismissIrregulars(t)
  yield* redeployGuerrillas(t)
  enter(t, 'reset')
}
