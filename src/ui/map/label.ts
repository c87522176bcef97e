import { CONTENTS, KIND, type SpaceId } from '../../rules/index'
import { PLACES, pieces } from '../text/names'
import type { Numbers } from './blocks'

/** What is printed over a space. */
export interface Marks {
  readonly legal: boolean
  readonly refused: boolean
  readonly focused: boolean
  readonly changed: boolean
  readonly outOfPlay: boolean
  /** The number of its pin, or 0. */
  readonly pin: number
}

const MARKER = { opposition: 'Opposition', curfew: 'Curfew' } as const

const contents = (numbers: Numbers): string =>
  CONTENTS.flatMap((content, i) => {
    const number = numbers[i] ?? 0
    if (number === 0) return []
    return [
      content === 'opposition' || content === 'curfew' ? MARKER[content] : pieces(number, content),
    ]
  }).join(', ')

/** A space in words: its name, what stands there, and whether it can be chosen. */
export function spaceLabel(space: SpaceId, numbers: Numbers, marks: Marks): string {
  const name = KIND[space] === 'railway' ? `${PLACES[space]} Railway` : PLACES[space]
  const here = marks.outOfPlay ? 'Out of Play' : contents(numbers) || 'empty'
  const said = [`${name}: ${here}`]
  if (marks.pin > 0) said.push(`chosen, number ${marks.pin}`)
  if (marks.legal) said.push('can be chosen')
  else if (marks.refused && marks.pin === 0) said.push('cannot be chosen')
  if (marks.changed) said.push('changed')
  return `${said.join('. ')}.`
}
