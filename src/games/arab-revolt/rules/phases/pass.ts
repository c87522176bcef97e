import { guerrillas, inPlay, isCountry, isDistrict, roomForBase } from '../board/queries'
import { passPunishmentChit, place } from '../board/verbs'
import { PUNISHMENTS } from '../data/chits'
import type { Faction } from '../data/factions'
import type { SpaceId } from '../data/spaces'
import { ask, choice, during } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { chitsIn } from '../script/drawing'
import { refuse, type Verdict } from '../script/refusal'
import { perhapsOneSpace } from '../script/select'

/** 2.3.3 The British select a Punishment chit of the pool to hold. */
function* passBritish(t: Play): Script {
  const { pool } = t.board.punishmentChits
  if (chitsIn(pool) === 0) return
  const chits = choice(PUNISHMENTS, (chit) =>
    pool[chit] > 0 ? true : refuse('1.7.1', 'chit-not-at-hand'),
  )
  const chit = yield* ask('british', 'turn.punishment-to-hold', {}, chits)
  passPunishmentChit(t, chit, 'pool', 'held')
}

/** 2.3.3, R13 A District, or a Foreign Country in play, with a Guerrilla and room for a Base. */
const mayPlaceBase = (t: Play, space: SpaceId): Verdict => {
  if (!isDistrict(space) && !isCountry(space)) return refuse('2.3.3', 'needs-district-or-country')
  if (!inPlay(t.board, space)) return refuse('1.3.7', 'out-of-play')
  if (guerrillas(t.board, space) === 0) return refuse('2.3.3', 'needs-guerrilla')
  if (!roomForBase(t.board, space)) return refuse('1.4.2', 'stacking-bases')
  return t.board.available.bases > 0 ? true : refuse('1.4.1', 'none-available')
}

/** 2.3.3 The Rebels may place a Base. */
function* passRebels(t: Play): Script {
  const space = yield* perhapsOneSpace('rebels', 'turn.base', (one) => mayPlaceBase(t, one))
  if (space !== null) place(t, 'bases', space)
}

/** 2.3.3 A Faction forgoes the action in the box it has taken. */
export function* pass(t: Play, by: Faction): Script {
  const cause = { rule: '2.3.3', what: 'pass', by } as const
  yield* during(t, cause, by === 'british' ? passBritish(t) : passRebels(t))
}
