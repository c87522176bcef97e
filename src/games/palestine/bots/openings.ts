import { openingsOf } from '../../../coin/openings'
import { OTHER, optionKind, propagandaPlayed, type Palestine } from '../rules/index'

export const OPENINGS = openingsOf<Palestine>({
  other: OTHER,
  propagandaPlayed,
  kindOf: optionKind,
})
