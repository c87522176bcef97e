import { activeCells, cells, curfew, isCity } from '../board/queries'
import { changePoliticalWill } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { inForce, type Play } from '../script/capability'
import { activateDuring } from '../script/moved'
import { refuse, type Verdict } from '../script/refusal'
import { anySpace, selectSpaces } from '../script/select'
import type { Turn } from '../script/turn'
import type { Activity } from './activity'

/** 4.3.2 Up to two Cities. */
const CITIES_AT_MOST = 2

/** 4.3.2 A City under Curfew with a Cell. */
const select = (t: Play, space: SpaceId): Verdict => {
  if (!isCity(space)) return refuse('4.3.2', 'needs-city')
  if (!curfew(t.board, space)) return refuse('4.3.2', 'needs-curfew')
  return cells(t.board, space) > 0 ? true : refuse('4.3.2', 'needs-cell')
}

/** 4.3.2, PR56 A Cell turns Active only where all are Underground; then Political Will falls. */
const propagandizeIn = (t: Play, turn: Turn, city: SpaceId): void => {
  if (activeCells(t.board, city) === 0) activateDuring(t, turn, city)
  changePoliticalWill(t, -Math.max(1, ...inForce(t, 'propagandize')))
}

export const propagandize: Activity = {
  rule: '4.3.2',
  accompanies: ['recruit', 'travel', 'sabotage', 'rob'],
  possible: (t) => anySpace((space) => select(t, space), '4.3.2'),
  carryOut: (t, turn) =>
    selectSpaces({
      by: 'irgun',
      ask: 'propagandize.space',
      limit: CITIES_AT_MOST,
      owed: 'one',
      may: (space) => select(t, space),
      then(space) {
        propagandizeIn(t, turn, space)
        return undefined
      },
    }),
}
