import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Content, Game, SpaceId } from '../../games/index'
import { strokeIn, strokesOf, type Stroke } from '../../store/index'
import type { Tried } from '../decision/slip'
import { spaceIn } from '../facts/space-in'
import { legalSpaces, pressed, type View } from '../decision/view'
import { isOrigin, pickedUp, putDown, type Picked } from './picking'

/** What the hands do between two answers: it changes nothing, and is forgotten with the moment. */
export interface Gesture {
  readonly at: number
  readonly tried: Tried
  readonly only: SpaceId | null
  /** What has been taken up to be moved. */
  readonly picked: Picked | null
  readonly looking: number | null
  /** The spaces that a line of the count is about. */
  readonly lit: ReadonlySet<SpaceId>
}

const NOTHING: ReadonlySet<SpaceId> = new Set()

const STILL: Gesture = {
  at: -1,
  tried: null,
  only: null,
  picked: null,
  looking: null,
  lit: NOTHING,
}

/** Kept beside the page, so that only what shows a part of it is drawn again while the pointer moves. */
const gestures = createStore<Gesture>()(() => STILL)

const since = (one: Gesture, at: number): Gesture => (one.at === at ? one : STILL)

/** A part of what the hands do at a moment. */
export const useGesture = <Part>(at: number, part: (gesture: Gesture) => Part): Part =>
  useStore(gestures, (one) => part(since(one, at)))

export const setGesture = (at: number, part: Partial<Gesture>): void =>
  gestures.setState((before) => ({ ...since(before, at), ...part, at }))

/** When the table is left, nothing stays in the hands. */
export const useStillness = (): void => {
  useEffect(() => () => gestures.setState(STILL), [])
}

/** The space that answers are about: where something is to be done, or to arrive. */
export const spaceOf = (stroke: Stroke): SpaceId | null =>
  stroke.map(spaceIn).find((space) => space !== null) ?? null

/** The space that is under the pointer, on the map or as an answer. */
export const focusedSpace = (tried: Tried): SpaceId | null => {
  if (tried === null) return null
  return 'space' in tried ? tried.space : spaceOf(tried.stroke)
}

/** What is pressed on. */
interface Asked {
  readonly game: Game
  readonly view: View
}

/** The answers that a press on a space would give; null where it gives none. */
const answersAt = ({ game, view }: Asked, { picked }: Gesture, space: SpaceId): Stroke | null => {
  const down = putDown(view, picked, space)
  if (down !== null) return [down]
  const option = pressed(view, space)
  if (option !== null) return strokesOf(game, option).main
  return strokeIn(game, space)
}

/** What is tried while the pointer or the focus is on a space. */
export const triedAt = (asked: Asked, gesture: Gesture, space: SpaceId | null): Tried => {
  if (space === null) return null
  const stroke = answersAt(asked, gesture, space)
  return stroke === null ? { space, legal: legalSpaces(asked.view).has(space) } : { stroke }
}

/** What a press on a space does: it answers, takes pieces up, looks at what can be done there, or asks why not. */
export const pressAt = (
  asked: Asked,
  gesture: Gesture,
  space: SpaceId,
  content: Content | null,
): { readonly answers: Stroke } | { readonly part: Partial<Gesture> } => {
  const { view } = asked
  const answers = answersAt(asked, gesture, space)
  if (answers !== null) return { answers }
  if (isOrigin(view, space))
    return { part: { picked: pickedUp(view, gesture.picked, space, content), only: space } }
  if (!legalSpaces(view).has(space)) return { part: { tried: { space, legal: false } } }
  return { part: { only: gesture.only === space ? null : space } }
}
