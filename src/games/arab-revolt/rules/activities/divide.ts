import {
  adjacent,
  count,
  guerrillas,
  isCountry,
  undergroundIrregulars,
  unityValue,
} from '../board/queries'
import { activate, remove, shiftTowardDecentralized } from '../board/verbs'
import type { Faction } from '../data/factions'
import { PALESTINE, SPACES, type SpaceId } from '../data/spaces'
import { canOperate } from '../operations'
import { ask, choice, word } from '../script/ask'
import type { Play } from '../script/capability'
import { rollWithinIrregulars } from '../script/drawing'
import type { Script } from '../script/decision'
import { bringingAbout, canBringAbout } from '../script/foresight'
import type { Pick } from '../script/option'
import { everyPick, placeFor } from '../script/placing'
import { refuse, type Verdict } from '../script/refusal'
import { anySpace, selectSpaces } from '../script/select'
import type { Activity } from './activity'

/** R1 A Guerrilla in the Irregular's space or an adjacent one, never abroad. */
const inReach = (target: SpaceId, irregular: SpaceId): boolean =>
  !isCountry(target) && (target === irregular || adjacent(target, irregular))

/** 4.2.2 An Underground Irregular with a Guerrilla in reach. */
const select = (t: Play, space: SpaceId): Verdict => {
  if (undergroundIrregulars(t.board, space) === 0)
    return refuse('4.2.2', 'needs-underground-irregular')
  return PALESTINE.some((near) => inReach(near, space) && guerrillas(t.board, near) > 0)
    ? true
    : refuse('R1', 'needs-guerrilla-in-reach')
}

/** 4.2.2 Activates an Irregular to replace a Guerrilla in reach with an Irregular. */
function* divideFrom(t: Play, by: Faction, space: SpaceId): Script {
  const targets = choice(everyPick('guerrillas'), ({ piece, space: target }: Pick) => {
    if (!inReach(target, space)) return refuse('R1', 'out-of-reach')
    return count(t.board, piece, target) > 0 ? true : refuse('R1', 'none-here')
  })
  const target = yield* ask(by, 'divide.guerrilla', { space }, targets)
  activate(t, 'irregulars', space)
  remove(t, target.piece, target.space)
  yield* placeFor(t, by, { by: 'british', force: 'irregulars', space: target.space })
}

/** 4.2.2 The first way: in no more spaces than the value of the Unity Track. A29 may have the Rebels choose them. */
export const divideByIrregulars = (t: Play, by: Faction = 'british'): Script =>
  selectSpaces({
    by,
    ask: 'divide.space',
    limit: unityValue(t.board),
    owed: 'one',
    may: (space) => select(t, space),
    then: (space) => divideFrom(t, by, space),
  })

/** 4.2.2 The second way: a roll against the number of Irregulars on the map. */
export function* divideByRoll(t: Play): Script {
  if (yield* rollWithinIrregulars(t)) shiftTowardDecentralized(t)
}

/** 4.2.2 Whether Irregulars can be Activated to Divide. */
export const canDivideByIrregulars = (t: Play): Verdict => {
  if (unityValue(t.board) === 0) return refuse('6.6.2', 'unity-too-low', { value: 0 })
  const anyUnderground = SPACES.some((space) => undergroundIrregulars(t.board, space) > 0)
  if (!anyUnderground) return refuse('4.2.2', 'needs-underground-irregular-anywhere')
  return anySpace((space) => select(t, space), 'R1', 'needs-guerrilla-in-reach-of-any')
}

/** 4.2.2 One way or the other. */
export function* divideEitherWay(t: Play): Script {
  const activation = choice(['activate'] as const, () => canDivideByIrregulars(t))
  const way = yield* ask('british', 'divide.way', {}, activation, word('roll'))
  if (way === 'activate') yield* divideByIrregulars(t)
  else yield* divideByRoll(t)
}

export const divide: Activity = {
  rule: '4.2.2',
  accompanies: ['deploy', 'patrol'],
  // The roll moves no piece.
  opens: (t, operation) =>
    canDivideByIrregulars(t) === true &&
    canBringAbout(
      t,
      'british',
      (copy) => divideByIrregulars(copy),
      (copy) => canOperate(copy, operation) === true,
    ),
  possible: () => true,
  carryOut: divideEitherWay,
  open: (t, operation) =>
    bringingAbout(
      t,
      'british',
      divideEitherWay,
      (copy) => canOperate(copy, operation) === true,
      refuse('R39', 'opens-no-space'),
    ),
}
