/* The questions that Events ask. */
import type { Faction } from '../data/factions'
import type { SpaceId } from '../data/spaces'
import { count } from '../board/queries'
import { ask, choice, DONE, word } from '../script/ask'
import type { Play } from '../script/capability'
import type { About } from '../script/asks'
import type { Choice, Script } from '../script/decision'
import type { Pick } from '../script/option'
import { always, refuse, type Verdict } from '../script/refusal'
import { oneSpace, perhapsOneSpace, selectSpaces, type Selection } from '../script/select'

export { mayDo } from '../activities'

/** Selects spaces, one by one. */
export const eachSpace = (selection: Omit<Selection, 'ask' | 'rule'>): Script =>
  selectSpaces({ ...selection, ask: 'event.space', rule: '5.1' })

/** One space, or null where there is none to choose. */
export const oneSpaceOf = (
  by: Faction,
  may: (space: SpaceId) => Verdict,
  about: About = {},
): Script<SpaceId | null> => oneSpace(by, 'event.space', may, about)

/** One space, or null where there is none to choose or none is wanted. */
export const perhapsOneSpaceOf = (
  by: Faction,
  may: (space: SpaceId) => Verdict,
  about: About = {},
): Script<SpaceId | null> => perhapsOneSpace(by, 'event.space', may, about)

type MayPick = (one: Pick) => Verdict

/** Those of these pieces that are on the map, as a choice; null if none may be chosen. */
const piecesOf = (t: Play, of: readonly Pick[], may: MayPick): Choice<Pick> | null => {
  const judge = (one: Pick): Verdict =>
    count(t.board, one.piece, one.space) === 0 ? refuse('5.1', 'none-here') : may(one)
  return of.some((one) => judge(one) === true) ? choice(of, judge) : null
}

/** One piece, or null where there is none to choose. */
export function* onePiece(
  t: Play,
  by: Faction,
  of: readonly Pick[],
  may: MayPick = always,
): Script<Pick | null> {
  const pieces = piecesOf(t, of, may)
  return pieces && (yield* ask(by, 'event.piece', {}, pieces))
}

/** One piece, or null where there is none to choose or none is wanted. */
export function* perhapsOnePiece(
  t: Play,
  by: Faction,
  of: readonly Pick[],
  may: MayPick = always,
): Script<Pick | null> {
  const pieces = piecesOf(t, of, may)
  const answer = pieces && (yield* ask(by, 'event.piece', {}, pieces, DONE))
  return answer === 'done' ? null : answer
}

/** Whether a Faction wants what the card lets it do. */
export function* wants(by: Faction): Script<boolean> {
  return (yield* ask(by, 'event.go-on', {}, word('yes'), DONE)) === 'yes'
}
