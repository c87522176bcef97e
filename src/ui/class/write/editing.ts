import { createContext, useContext } from 'react'
import type { Lesson, Step, Work } from '../../../lessons/lesson'
import type { Source } from '../../../written/from-game'

/** What the parts of the editor share: the lesson, the game that it is from, and how it is changed. */
export interface Editing {
  readonly lesson: Lesson
  /** The game that was chosen, and its moments; null where the table is empty. */
  readonly source: Source | null
  /** The works that can be cited without being written anew. */
  readonly works: readonly Work[]
  readonly change: (lesson: Lesson) => void
}

export const EditingContext = createContext<Editing | null>(null)

export const useEditing = (): Editing => {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('there is no lesson to be written')
  return editing
}

/** What a form does with one step. */
export interface StepForm<One extends Step = Step> {
  readonly step: One
  readonly onChange: (step: One) => void
}
