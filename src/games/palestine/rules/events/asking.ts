/* The questions that Events ask, and what several of them do. */
import { eventAskingIn } from '../../../../coin/event-asking'
import type { Faction } from '../data/factions'
import { CITIES, type SpaceId } from '../data/spaces'
import { STATES, type Force } from '../data/pieces'
import { count, forceOnMap } from '../board/queries'
import { changePoliticalWill, place, remove } from '../board/verbs'
import { ask, asking, choice, DONE } from '../script/ask'
import { inForce, type Play } from '../script/capability'
import type { Script } from '../script/decision'
import { everyPick, pick, type Pick } from '../script/option'
import { refuse } from '../script/refusal'
import { selecting } from '../script/select'
import { underCurfew, type Within } from '../script/within'
import type { Palestine } from '../script/world'

export { asActivity, mayDo, turnWithActivity } from '../activities'

export const { eachSpace, oneSpaceOf, perhapsOneSpaceOf, wants } = eventAskingIn<Palestine>(
  asking,
  selecting,
)

/** 5.4, PR74 A starred Event costs Political Will; a Capability may lessen it, never to a gain. */
export const loseByStarred = (t: Play, loss: number): void => {
  const less = inForce(t, 'starredLoss').reduce((sum, one) => sum + one, 0)
  changePoliticalWill(t, -Math.max(0, loss - less) || 0)
}

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
export function* removeOneIn(
  t: Play,
  by: Faction,
  force: Force,
  space: SpaceId,
  to: 'available' | 'prison' = 'available',
): Script {
  const standing = STATES[force].filter((piece) => count(t.board, piece, space) > 0)
  const picks = standing.map((piece) => pick(piece, space))
  const [first, ...others] = picks
  if (first === undefined) return
  const { piece } =
    others.length === 0 ? first : yield* ask(by, 'event.piece', { space }, choice(picks))
  remove(t, piece, space, 1, to)
}

interface Places {
  readonly by: Faction
  readonly force: Force
  /** The most pieces; fewer if fewer are Available (1.4.1). */
  readonly limit: number
  readonly may: Within
}

/** Places pieces one by one, as many as are wanted; several may go to one space. */
export function* placeOneByOne(t: Play, { by, force, limit, may }: Places): Script {
  for (let chosen = 0; chosen < limit && t.board.available[force] > 0; chosen++) {
    const left = Math.min(limit - chosen, t.board.available[force])
    const space = yield* perhapsOneSpaceOf(by, may, { chosen, limit: left })
    if (space === null) return
    place(t, force, space)
  }
}

/** Places a Cell in any Cities under Curfew, one each, as far as they are Available. */
export function* perhapsCellsUnderCurfew(t: Play, by: Faction, card: string): Script {
  const bound = underCurfew(t, card)
  yield* eachSpace({
    by,
    limit: Math.min(CITIES.length, t.board.available.cells),
    owed: 'none',
    may: bound,
    then(space) {
      place(t, 'cells', space)
      return undefined
    },
  })
}
