/* The questions that Events ask. */
import { eventAskingIn } from '../../../../coin/event-asking'
import type { Faction } from '../data/factions'
import type { SpaceId } from '../data/spaces'
import { STATES, type Force } from '../data/pieces'
import { count, forceOnMap } from '../board/queries'
import { remove } from '../board/verbs'
import { ask, asking, choice, DONE } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { pick, type Pick } from '../script/option'
import { everyPick } from '../script/placing'
import { refuse } from '../script/refusal'
import { selecting } from '../script/select'
import type { ArabRevolt } from '../script/world'

export { mayDo } from '../activities'

export const { eachSpace, oneSpaceOf, perhapsOneSpaceOf, wants } = eventAskingIn<ArabRevolt>(
  asking,
  selecting,
)

interface Pieces {
  readonly by: Faction
  readonly force: Force
  /** The most pieces; fewer if the map has fewer. */
  readonly limit: number
  /** Whether so many must be chosen; otherwise they may be. */
  readonly owed?: true
  readonly then: (one: Pick) => void
}

/** Chooses pieces of a force one by one, wherever they stand. */
export function* eachPiece(t: Play, { by, force, limit, owed, then }: Pieces): Script {
  const pieces = choice(everyPick(force), ({ piece, space }) =>
    count(t.board, piece, space) > 0 ? true : refuse('5.1', 'none-here'),
  )
  for (let chosen = 0; chosen < limit && forceOnMap(t.board, force) > 0; chosen++) {
    const left = Math.min(limit - chosen, forceOnMap(t.board, force))
    const about = { chosen, limit: left, ...(owed && { owed }) }
    const one = yield* ask(by, 'event.piece', about, pieces, ...(owed ? [] : [DONE]))
    if (one === 'done') return
    then(one)
  }
}

/** Removes a piece of a force from a space; which one is asked only where they are not all alike. */
export function* removeOneIn(t: Play, by: Faction, force: Force, space: SpaceId): Script {
  const standing = STATES[force].filter((piece) => count(t.board, piece, space) > 0)
  const picks = standing.map((piece) => pick(piece, space))
  const [first, ...others] = picks
  if (first === undefined) return
  const { piece } =
    others.length === 0 ? first : yield* ask(by, 'event.piece', { space }, choice(picks))
  remove(t, piece, space)
}
