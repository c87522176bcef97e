import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { optionKind, type Content, type Option, type SpaceId } from '../../rules/index'
import type { Tried } from '../decision/slip'
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

/** The space that an answer is about: where something is to be done, or to arrive. */
export const spaceOf = (option: Option): SpaceId | null => {
  if (optionKind(option) === 'space') return option as SpaceId
  if (typeof option !== 'object' || 'chit' in option) return null
  return 'space' in option ? option.space : option.to
}

/** The space that is under the pointer, on the map or as an answer. */
export const focusedSpace = (tried: Tried): SpaceId | null => {
  if (tried === null) return null
  return 'space' in tried ? tried.space : spaceOf(tried.option)
}

/** The answer that a press on a space would give; null where it gives none. */
const answerAt = (view: View, { picked }: Gesture, space: SpaceId): Option | null =>
  putDown(view, picked, space) ?? pressed(view, space)

/** What is tried while the pointer or the focus is on a space. */
export const triedAt = (view: View, gesture: Gesture, space: SpaceId | null): Tried => {
  if (space === null) return null
  const option = answerAt(view, gesture, space)
  return option === null ? { space, legal: legalSpaces(view).has(space) } : { option }
}

/** What a press on a space does: it answers, takes pieces up, looks at what can be done there, or asks why not. */
export const pressAt = (
  view: View,
  gesture: Gesture,
  space: SpaceId,
  content: Content | null,
): { readonly answer: Option } | { readonly part: Partial<Gesture> } => {
  const answer = answerAt(view, gesture, space)
  if (answer !== null) return { answer }
  if (isOrigin(view, space))
    return { part: { picked: pickedUp(view, gesture.picked, space, content), only: space } }
  if (!legalSpaces(view).has(space)) return { part: { tried: { space, legal: false } } }
  return { part: { only: gesture.only === space ? null : space } }
}
