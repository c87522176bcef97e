import { forceOnMap, count } from '../board/queries'
import { moveHaganah, provide, remove, withhold } from '../board/verbs'
import type { Lent } from '../board/facts'
import { HAGANAH_LEFT, HAGANAH_PIECES, HAGANAH_RIGHT } from '../data/tracks'
import { ask, choice, during } from './ask'
import type { Play } from './capability'
import type { Script } from './decision'
import { everyPick } from './option'
import { refuse } from './refusal'

/** PR25 Irgun choose which of their pieces leave the map, one by one. */
function* takeFromMap(t: Play, force: Lent, number: number): Script {
  const pieces = choice(everyPick(force), ({ piece, space }) =>
    count(t.board, piece, space) > 0 ? true : refuse('PR25', 'none-here'),
  )
  for (let chosen = 0; chosen < number; chosen++) {
    const about = { chosen, limit: number - chosen, owed: true } as const
    const one = yield* ask('irgun', 'haganah.piece', about, pieces)
    remove(t, one.piece, one.space, 1, 'haganah-track')
  }
}

/** 6.5.2, PR24 So many go back to the Track: from Available, then from the map, last from Prison. */
function* takeBack(t: Play, force: Lent, owed: number): Script {
  const available = Math.min(owed, t.board.available[force])
  withhold(t, force, available, 'available')
  const standing = Math.min(owed - available, forceOnMap(t.board, force))
  yield* takeFromMap(t, force, standing)
  withhold(t, force, owed - available - standing, 'prison')
}

function* takeBackAll(t: Play, left: number): Script {
  for (const { under, cells, armsCaches } of HAGANAH_PIECES)
    if (under === left) {
      yield* takeBack(t, 'cells', cells)
      yield* takeBack(t, 'armsCaches', armsCaches)
    }
}

/** 6.5.1, 6.5.2, PR24 One step to the left; the Track takes its pieces at once. PR26 At the end nothing. */
export function* shiftHaganahLeft(t: Play): Script {
  const from = t.board.haganah
  if (from === HAGANAH_LEFT) return
  moveHaganah(t, from - 1)
  const cause = { ...t.cause, rule: '6.5.2', what: 'haganah', by: 'irgun' } as const
  if (HAGANAH_PIECES.some(({ under }) => under === from))
    yield* during(t, cause, takeBackAll(t, from))
}

/** 6.5.1, 6.5.2, PR24 One step to the right; the Track gives its pieces at once. PR26 At the end nothing. */
export const shiftHaganahRight = (t: Play): void => {
  const to = t.board.haganah + 1
  if (to > HAGANAH_RIGHT) return
  moveHaganah(t, to)
  for (const { under, cells, armsCaches } of HAGANAH_PIECES)
    if (under === to) {
      provide(t, 'cells', cells)
      provide(t, 'armsCaches', armsCaches)
    }
}
