import { keysOf } from '../../coin/keys-of'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board, Content, Game, SpaceId } from '../../games/index'
import type { Standing } from '../../bots/lab/messages'
import { strokeIn, strokesOf, type Stroke } from '../../insight/index'
import { spaceIn } from '../facts/space-in'
import { beside, useStores } from '../kit/stores'
import { legalSpaces, pressed, type View } from './view'
import { NOTHING_MOVES, movingAt, plannedIn, type Moving } from './moving'

/** What lies under the pointer or the focus: answers, or a space that may be none. */
export type Tried =
  | { readonly stroke: Stroke; readonly space?: SpaceId }
  | { readonly space: SpaceId; readonly legal: boolean }
  | null

/** What the hands do between two answers: it changes nothing, and is forgotten with the moment. */
export interface Gesture {
  readonly at: number
  readonly tried: Tried
  /** Answers that a finger has asked about: pressed again, they are given. */
  readonly held: Stroke | null
  readonly only: SpaceId | null
  readonly moving: Moving
  readonly looking: number | null
  /** The spaces that a line of the count is about. */
  readonly lit: ReadonlySet<SpaceId>
  /** Another board that is looked at in the place of the present one: where so many steps of a line would lead. */
  readonly pictured: { readonly board: Board; readonly step: number } | null
  /** What usually stands where after the next count, in the place of what stands there now. */
  readonly usual: Standing | null
}

const NOTHING: ReadonlySet<SpaceId> = new Set()

const STILL: Gesture = {
  at: -1,
  tried: null,
  held: null,
  only: null,
  moving: NOTHING_MOVES,
  looking: null,
  lit: NOTHING,
  pictured: null,
  usual: null,
}

const since = (one: Gesture, at: number): Gesture => (one.at === at ? one : STILL)

const isSameTried = (one: Tried, other: Tried): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The hands with a part changed; the same hands where nothing of it is new. */
const withPart = (hands: Gesture, at: number, part: Partial<Gesture>): Gesture => {
  const now = since(hands, at)
  const { tried = now.tried } = part
  const next = { ...part, tried: isSameTried(tried, now.tried) ? now.tried : tried }
  const isNew = keysOf(next).some((key) => next[key] !== now[key])
  return isNew ? { ...now, ...next, at } : hands
}

/** The hands at a table. */
export interface Hands {
  readonly gestures: StoreApi<Gesture>
  /** All that they do at a moment. */
  readonly gestureAt: (at: number) => Gesture
  readonly setGesture: (at: number, part: Partial<Gesture>) => void
  /** What comes under the pointer or the focus, shown with the next picture: where it is pressed at once, it need not be. */
  readonly setTried: (at: number, tried: Tried) => void
  /** Nothing is in the hands any more, or about to be. */
  readonly drop: () => void
}

/** Kept beside the page, so that only what shows a part of it is drawn again while the pointer moves. */
const handsOf = beside((): Hands => {
  const gestures = createStore<Gesture>()(() => STILL)
  let next = 0
  // Focus and pointer tell of the same answer, each in its turn: what is known is not drawn again.
  const setGesture: Hands['setGesture'] = (at, part) =>
    gestures.setState((before) => withPart(before, at, part))
  return {
    gestures,
    gestureAt: (at) => since(gestures.getState(), at),
    setGesture: (at, part) => {
      if ('tried' in part) cancelAnimationFrame(next)
      setGesture(at, part)
    },
    setTried: (at, tried) => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(() => setGesture(at, { tried }))
    },
    drop: () => {
      cancelAnimationFrame(next)
      gestures.setState(STILL)
    },
  }
})

/** The hands at this table. */
export const useHands = (): Hands => handsOf(useStores())

/** A part of what the hands do at a moment. */
export const useGesture = <Part>(at: number, part: (gesture: Gesture) => Part): Part =>
  useStore(useHands().gestures, (one) => part(since(one, at)))

/** Nothing stays in the hands when a moment is left, so that none is there when Undo leads back to it; nor when the table is. */
export const useStillness = (at: number): void => {
  const { drop } = useHands()
  useEffect(() => drop, [drop, at])
}

/** The space that answers are about: where something is to be done, or to arrive. */
export const spaceOf = (of: Pick<Game, 'of'>, stroke: Stroke): SpaceId | null =>
  stroke.map((option) => spaceIn(of, option)).find((space) => space !== null) ?? null

/** The space that is under the pointer, on the map or as an answer. */
export const focusedSpace = (game: Game, tried: Tried): SpaceId | null => {
  if (tried === null) return null
  return tried.space ?? ('stroke' in tried ? spaceOf(game, tried.stroke) : null)
}

/** What is pressed on. */
interface Asked {
  readonly game: Game
  readonly view: View
}

/** What a press comes to: answers, another state of the hands, or nothing that can be had. */
type Press = { readonly answers: Stroke } | { readonly part: Partial<Gesture> } | null

/** The answers that a press on a space would give; null where it gives none. */
const answersAt = ({ game, view }: Asked, space: SpaceId): Stroke | null => {
  const option = pressed(view, space)
  return option === null ? strokeIn(game, space) : strokesOf(game, option).main
}

const pressOn = (
  asked: Asked,
  { moving, only }: Gesture,
  space: SpaceId,
  content: Content | null,
): Press => {
  const { game, view } = asked
  const answers = answersAt(asked, space)
  if (answers !== null) return { answers }
  const moved = view.movement && movingAt(game, view.movement, moving, space, content)
  if (moved && 'part' in moved) return { part: { moving: { ...moving, ...moved.part } } }
  if (moved) return moved.answers && { answers: moved.answers }
  return legalSpaces(view).has(space) ? { part: { only: only === space ? null : space } } : null
}

/** What is tried while the pointer or the focus is on a space. */
export const triedAt = (asked: Asked, gesture: Gesture, space: SpaceId | null): Tried => {
  if (space === null) return null
  const press = pressOn(asked, gesture, space, null)
  if (press === null) return { space, legal: legalSpaces(asked.view).has(space) }
  if ('answers' in press) return { stroke: press.answers, space }
  const stroke = press.part.moving ? plannedIn(asked.game, press.part.moving) : null
  return stroke ? { stroke, space } : { space, legal: true }
}

/** What a press on a space does: it answers, changes what is to be moved, looks at what can be done there, or asks why not. */
export const pressAt = (
  asked: Asked,
  gesture: Gesture,
  space: SpaceId,
  content: Content | null,
): NonNullable<Press> =>
  pressOn(asked, gesture, space, content) ?? {
    part: { tried: { space, legal: legalSpaces(asked.view).has(space) } },
  }
