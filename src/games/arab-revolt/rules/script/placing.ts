import { count } from '../board/queries'
import { place, relocate } from '../board/verbs'
import type { Faction } from '../data/factions'
import { AS_PLACED, STATES, type Force } from '../data/pieces'
import { SPACES, type SpaceId } from '../data/spaces'
import { ask, choice, DONE } from './ask'
import type { Play } from './capability'
import type { Choice, Script } from './decision'
import { passOnMoved } from './moved'
import { pick, type Pick } from './option'
import { refuse, type Verdict } from './refusal'
import type { Turn } from './turn'

const picks = (force: Force): readonly Pick[] =>
  SPACES.flatMap((space) => STATES[force].map((piece) => pick(piece, space)))

const PICKS: Readonly<Record<Force, readonly Pick[]>> = {
  troops: picks('troops'),
  police: picks('police'),
  irregulars: picks('irregulars'),
  guerrillas: picks('guerrillas'),
  bases: picks('bases'),
}

/** Every piece of one force, wherever it may stand. */
export const everyPick = (force: Force): readonly Pick[] => PICKS[force]

/** What is placed where. */
interface Placing {
  readonly by: Faction
  readonly force: Force
  readonly space: SpaceId
}

/**
 * 1.4.1, R2 Only when none is Available, and from the map: not from Prison or a card. R3: from the space
 * itself too, if that turns it Underground.
 */
const mayBeTaken = (t: Play, placing: Placing, { piece, space }: Pick): Verdict => {
  const { force } = placing
  if (t.board.available[force] > 0) return refuse('1.4.1', 'some-are-available')
  if (count(t.board, piece, space) === 0) return refuse('1.4.1', 'none-here')
  if (space === placing.space && piece === AS_PLACED[force])
    return refuse('R3', 'stands-there-already')
  return true
}

/** 1.4.1, R2 Whether a Faction could place one of its own: from Available, or else from the map. */
export const canPlaceOwn = (t: Play, placing: Placing): boolean =>
  t.board.available[placing.force] > 0 ||
  everyPick(placing.force).some((one) => mayBeTaken(t, placing, one) === true)

/** 1.4.1, R2 One of a Faction's own to place: an Available one or, if there is none, one of these. */
export const placeable = <F extends Force>(
  t: Play,
  placing: Placing & { force: F },
): [Choice<F>, Choice<Pick>] => [
  choice([placing.force], (force) =>
    t.board.available[force] > 0 ? true : refuse('1.4.1', 'none-available'),
  ),
  choice(everyPick(placing.force), (one) => mayBeTaken(t, placing, one)),
]

/** Places what was chosen. */
export const placeChosen = (t: Play, chosen: Force | Pick, space: SpaceId): void => {
  if (typeof chosen === 'string') place(t, chosen, space)
  else relocate(t, chosen.piece, chosen.space, space)
}

/**
 * 1.4.1 A Faction places one of its own pieces: an Available one or, if there is none, one that it
 * takes from the map (R2), which it may decline. In the middle of an Operation one that has
 * moved with it has moved wherever it is placed (R19).
 */
export function* placeOwn(t: Play, placing: Placing, turn?: Turn): Script {
  const { by, force, space } = placing
  if (t.board.available[force] > 0) {
    place(t, force, space)
    return
  }
  if (!canPlaceOwn(t, placing)) return
  const [, fromMap] = placeable(t, placing)
  const taken = yield* ask(by, 'place.from-map', { space }, fromMap, DONE)
  if (taken === 'done') return
  if (turn) yield* passOnMoved(t, turn, taken, space)
  relocate(t, taken.piece, taken.space, space)
}

/** R2 Whether an Event that this Faction executes could place a piece of that one. */
export const canPlaceFor = (t: Play, by: Faction, placing: Placing): boolean =>
  by === placing.by ? canPlaceOwn(t, placing) : t.board.available[placing.force] > 0

/** R2 An Event places a piece: the executing Faction's own, or one of the other's that is Available. */
export function* placeFor(t: Play, by: Faction, placing: Placing): Script {
  if (by === placing.by) yield* placeOwn(t, placing)
  else placeAvailable(t, placing.force, placing.space)
}

/** R2 Places a piece if one is Available. */
export const placeAvailable = (t: Play, force: Force, space: SpaceId): void => {
  if (t.board.available[force] > 0) place(t, force, space)
}
