import { openingsOf } from '../../../coin/openings'
import { OTHER, optionKind, propagandaPlayed, type ArabRevolt } from '../rules/index'

export const OPENINGS = openingsOf<ArabRevolt>({
  other: OTHER,
  propagandaPlayed,
  kindOf: optionKind,
})
