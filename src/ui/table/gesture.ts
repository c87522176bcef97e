import { useState } from 'react'
import { optionKind, type SpaceId } from '../../rules/index'
import type { Tried } from '../decision/slip'

/** What the hands do between two answers: it changes nothing, and is forgotten with the moment. */
export interface Gesture {
  readonly at: number
  readonly tried: Tried
  readonly only: SpaceId | null
  readonly looking: number | null
  /** The spaces that a line of the count is about. */
  readonly lit: ReadonlySet<SpaceId>
}

const NOTHING: ReadonlySet<SpaceId> = new Set()

const still = (at: number): Gesture => ({
  at,
  tried: null,
  only: null,
  looking: null,
  lit: NOTHING,
})

export const useGesture = (at: number) => {
  const [gesture, setGesture] = useState(still(at))
  const nowOf = (one: Gesture) => (one.at === at ? one : still(at))
  const set = (part: Partial<Gesture>) => setGesture((one) => ({ ...nowOf(one), ...part }))
  return [nowOf(gesture), set] as const
}

/** The space that is under the pointer, on the map or as an answer. */
export const focusedSpace = (tried: Tried): SpaceId | null => {
  if (tried === null) return null
  if ('space' in tried) return tried.space
  const { option } = tried
  if (optionKind(option) === 'space') return option as SpaceId
  if (typeof option !== 'object' || 'chit' in option) return null
  return 'space' in option ? option.space : option.to
}
