import { useState } from 'react'
import { optionKind, type Option, type SpaceId } from '../../rules/index'
import type { Tried } from '../decision/slip'

/** What the hands do between two answers: it changes nothing, and is forgotten with the moment. */
export interface Gesture {
  readonly at: number
  readonly tried: Tried
  readonly only: SpaceId | null
  readonly looking: number | null
}

const still = (at: number): Gesture => ({ at, tried: null, only: null, looking: null })

export const useGesture = (at: number) => {
  const [gesture, setGesture] = useState(still(at))
  const now = gesture.at === at ? gesture : still(at)
  return [now, (part: Partial<Gesture>) => setGesture({ ...now, ...part })] as const
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
