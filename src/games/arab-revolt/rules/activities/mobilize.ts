import {
  guerrillas,
  inPlay,
  irregulars,
  isCountry,
  isDistrict,
  opposition,
  roomForBase,
} from '../board/queries'
import type { Board } from '../board/board'
import { COUNTRIES, SPACES, type SpaceId } from '../data/spaces'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { canPlaceOwn, placeOwn } from '../script/placing'
import { refuse, type Verdict } from '../script/refusal'
import { anySpace, selectSpaces } from '../script/select'
import type { Turn } from '../script/turn'
import type { Activity } from './activity'

/** Where Guerrillas may come; A6 names Curfews rather than Opposition. */
type Where = (board: Board, space: SpaceId) => Verdict

const atOpposition: Where = (board, space) =>
  opposition(board, space) ? true : refuse('4.3.1', 'needs-opposition')

const base = (space: SpaceId) => ({ by: 'rebels', force: 'bases', space }) as const
const guerrilla = (space: SpaceId) => ({ by: 'rebels', force: 'guerrillas', space }) as const

/** 4.3.1, R17 A Foreign Country in play, or a District with more Guerrillas than Irregulars. */
const mayPlaceBase = (t: Play, space: SpaceId): Verdict => {
  if (isCountry(space)) {
    if (!inPlay(t.board, space)) return refuse('1.3.7', 'out-of-play')
  } else {
    if (!isDistrict(space)) return refuse('4.3.1', 'needs-district-or-country')
    const rebels = guerrillas(t.board, space)
    const british = irregulars(t.board, space)
    if (rebels <= british)
      return refuse('4.3.1', 'needs-more-guerrillas', { guerrillas: rebels, irregulars: british })
  }
  if (!roomForBase(t.board, space)) return refuse('1.4.2', 'stacking-bases')
  return canPlaceOwn(t, base(space)) ? true : refuse('1.4.1', 'none-available')
}

const mayPlaceGuerrilla = (t: Play, space: SpaceId, where: Where): Verdict => {
  const verdict = where(t.board, space)
  if (verdict !== true) return verdict
  return canPlaceOwn(t, guerrilla(space)) ? true : refuse('1.4.1', 'none-available')
}

/** 4.3.1, R17 Whether there is a Base or a Guerrilla to place. */
export const canMobilize = (t: Play, where: Where = atOpposition): Verdict =>
  anySpace((space) => {
    const verdict = mayPlaceBase(t, space)
    return verdict === true ? true : mayPlaceGuerrilla(t, space, where)
  }, '4.3.1')

/**
 * 4.3.1 A Base in up to two spaces; then a Guerrilla in any of the spaces with Opposition. It may come in
 * the middle of an Operation.
 */
export function* mobilizeWhere(t: Play, where: Where = atOpposition, turn?: Turn): Script {
  yield* selectSpaces({
    by: 'rebels',
    ask: 'mobilize.base',
    limit: 2,
    owed: 'none',
    may: (space) => mayPlaceBase(t, space),
    then: (space) => placeOwn(t, base(space)),
  })
  yield* selectSpaces({
    by: 'rebels',
    ask: 'mobilize.guerrilla',
    limit: SPACES.length,
    owed: 'none',
    may: (space) => mayPlaceGuerrilla(t, space, where),
    then: (space) => placeOwn(t, guerrilla(space), turn),
  })
}

export const mobilize: Activity = {
  rule: '4.3.1',
  accompanies: ['rally', 'march'],
  // A Base abroad is a place to Rally; any new Guerrilla can March.
  opens: (t, operation) =>
    operation === 'march'
      ? SPACES.some((space) => mayPlaceGuerrilla(t, space, atOpposition) === true)
      : COUNTRIES.some((country) => mayPlaceBase(t, country) === true),
  possible: (t) => canMobilize(t),
  carryOut: (t, turn) => mobilizeWhere(t, atOpposition, turn),
}
