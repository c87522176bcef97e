import { isDistrict, isRailway, undergroundGuerrillas } from '../board/queries'
import { activate } from '../board/verbs'
import { OPERATIONS } from '../data/factions'
import type { SpaceId } from '../data/spaces'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { refuse, type Verdict } from '../script/refusal'
import { anySpace, selectSpaces } from '../script/select'
import type { Activity } from './activity'

/** 4.2.3 Districts and Railways, with a Guerrilla to Activate. */
const select = (t: Play, space: SpaceId): Verdict => {
  if (!isDistrict(space) && !isRailway(space)) return refuse('4.2.3', 'needs-district-or-railway')
  return undergroundGuerrillas(t.board, space) > 0
    ? true
    : refuse('4.2.3', 'needs-underground-guerrilla')
}

/** 4.2.3 */
export const canReconnoitre = (t: Play): Verdict => anySpace((space) => select(t, space), '4.2.3')

/** 4.2.3 Activates one Guerrilla in each of up to two spaces; A32 makes it two. */
export const reconnoitre = (t: Play, guerrillasEach = 1): Script =>
  selectSpaces({
    by: 'british',
    ask: 'air-recon.space',
    limit: 2,
    owed: 'one',
    may: (space) => select(t, space),
    then(space) {
      activate(t, 'guerrillas', space, guerrillasEach)
    },
  })

export const airRecon: Activity = {
  rule: '4.2.3',
  accompanies: OPERATIONS.british,
  possible: canReconnoitre,
  carryOut: (t) => reconnoitre(t),
}
