import { adjacent, bases, count, guerrillas, isRailway, sabotage } from '../board/queries'
import {
  addOpposition,
  passPunishmentChit,
  remove,
  removeOpposition,
  removeSabotage,
} from '../board/verbs'
import type { Punishment } from '../data/chits'
import type { Faction } from '../data/factions'
import { RAILWAYS, type SpaceId } from '../data/spaces'
import { ask, choice, spaces } from '../script/ask'
import { inForce, type Play } from '../script/capability'
import { chitsIn, drawPunishmentChit } from '../script/drawing'
import type { Script } from '../script/decision'
import { followUps } from '../script/follow-ups'
import { pick, type Pick } from '../script/option'
import { placeFor } from '../script/placing'
import { refuse, type Verdict } from '../script/refusal'

/** A space in which a chit has been used. */
export interface Punished {
  readonly space: SpaceId
  /** A1 Whether it was at Opposition when the chit was used. */
  readonly atOpposition: boolean
  /** A27 Whether a Base went to Prison from here. */
  detainedBase?: true
}

/** 1.7.2 A Detain takes no Base; by A27 one, in one of its spaces, instead of a Guerrilla. */
const mayDetainBase = (t: Play, space: SpaceId, punished: readonly Punished[]): Verdict => {
  if (bases(t.board, space) === 0) return refuse('1.7.2', 'none-here')
  if (inForce(t, 'detainBase').length === 0) return refuse('1.7.2', 'bases-are-not-detained')
  return punished.some((one) => one.detainedBase) ? refuse('A27', 'used-this-turn') : true
}

const DETAINABLE = ['guerrillasUnderground', 'guerrillasActive', 'bases'] as const

/** 1.7.2 Detain: removes a Guerrilla to Prison. */
function* detain(t: Play, space: SpaceId, punished: readonly Punished[]): Script {
  let more = 1
  for (const detainMore of inForce(t, 'detainMore')) more += detainMore(t.board, space)
  for (; more > 0; more--) {
    const may = ({ piece }: Pick): Verdict => {
      if (piece === 'bases') return mayDetainBase(t, space, punished)
      return count(t.board, piece, space) > 0 ? true : refuse('1.7.2', 'none-here')
    }
    const detainable = DETAINABLE.map((piece) => pick(piece, space))
    if (!detainable.some((one) => may(one) === true)) return
    // A27 A Base goes in the stead of a Guerrilla: none is owed where there is no Guerrilla.
    const decline = choice(['done'] as const, () =>
      guerrillas(t.board, space) === 0 ? true : refuse('1.7.2', 'guerrilla-is-owed'),
    )
    const pieces = choice(detainable, may)
    const chosen = yield* ask('british', 'punish.detain', { space }, pieces, decline)
    if (chosen === 'done') return
    if (chosen.piece === 'bases') punished.at(-1)!.detainedBase = true
    remove(t, chosen.piece, space, 1, 'prison')
  }
}

/** 1.7.2 Fine: removes a Sabotage marker from an adjacent Railway. */
function* fine(t: Play, space: SpaceId): Script {
  const may = (railway: SpaceId): Verdict => {
    if (!isRailway(railway)) return refuse('1.7.2', 'needs-railway')
    if (!adjacent(railway, space)) return refuse('1.7.2', 'not-next-to-fined')
    return sabotage(t.board, railway) > 0 ? true : refuse('1.7.2', 'needs-sabotage')
  }
  if (!RAILWAYS.some((railway) => may(railway) === true)) return
  const railway = yield* ask('british', 'punish.sabotage', { space }, spaces(may))
  removeSabotage(t, railway)
  yield* followUps(t, 'fined', railway)
}

/** 1.7.2 The Punishment effect of a chit, in a space selected for it. */
export function* punishIn(
  t: Play,
  chit: Punishment,
  space: SpaceId,
  punished: readonly Punished[],
): Script {
  if (chit === 'detain') yield* detain(t, space, punished)
  else if (chit === 'demolish') removeOpposition(t, space)
  else yield* fine(t, space)
}

/** 1.7.2 The Mobilization effect of a chit. R2: on a Punish, a Guerrilla only if one is Available. */
export function* mobilizeIn(
  t: Play,
  chit: Punishment,
  space: SpaceId,
  by: Faction = 'british',
): Script {
  if (chit === 'detain') addOpposition(t, space)
  else if (chit === 'demolish') yield* placeFor(t, by, { by: 'rebels', force: 'guerrillas', space })
}

/** 4.2.1, R28 The Mobilization effect where the Punishment has been carried out before. */
export function* mobilizeAfter(
  t: Play,
  chit: Punishment,
  { space, atOpposition }: Punished,
): Script {
  yield* mobilizeIn(t, chit, space)
  if (chit === 'detain' && atOpposition) yield* followUps(t, 'detainedAtOpposition', space)
}

/** A10, A18 Draws a chit for its Mobilization effect alone, and returns it to the pool. */
export function* drawForMobilization(t: Play, resolve: (chit: Punishment) => Script): Script {
  if (chitsIn(t.board.punishmentChits.pool) === 0) return
  const chit = yield* drawPunishmentChit(t)
  yield* resolve(chit)
  passPunishmentChit(t, chit, 'drawn', 'pool')
}
