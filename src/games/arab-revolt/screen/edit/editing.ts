import type { Editing } from '../../../../ui/screen/editing'
import { FORCES, boardOf, type Position, type ArabRevolt } from '../../rules/index'
import { EDIT } from '../../words/en/edit'
import { MISTAKE_TEXT } from '../../words/en/mistakes'
import { contentName, pieces } from '../../words/en/names'
import { Beside } from './beside'
import { contentsOf, mostOf } from './contents'
import { asWritten, leftIn } from './edited'
import { inRow } from '../../../../language/english'

const left = (position: Position): string => {
  const numbers = leftIn(position)
  return inRow(
    [...FORCES, 'curfews' as const].map((force) =>
      numbers[force] < 0
        ? EDIT.tooMany(pieces(-numbers[force], force))
        : pieces(numbers[force], force),
    ),
  )
}

/** A position of Arab Revolt, changed by hand. */
export const EDITING: Editing<ArabRevolt> = {
  note: EDIT.note,
  contentsOf,
  mostOf,
  contentName,
  Beside,
  left,
  boardOf,
  asWritten,
  mistakes: MISTAKE_TEXT,
}
