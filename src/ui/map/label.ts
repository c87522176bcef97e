import { CONTENTS, KIND, type SpaceId } from '../arab-revolt'
import { MAP, SINGLE, STATE } from '../../games/arab-revolt/words/en/map'
import { PLACES, pieces } from '../../games/arab-revolt/words/en/names'
import type { Marks } from './marks'
import { numberOf, type Numbers } from './numbers'

const contents = (numbers: Numbers): string =>
  CONTENTS.flatMap((content) => {
    const number = numberOf(numbers, content)
    return number === 0 ? [] : [SINGLE[content] ?? pieces(number, content)]
  }).join(', ')

/** A space in words: its name, what stands there, and whether it can be chosen. */
export function spaceLabel(space: SpaceId, numbers: Numbers, marks: Marks): string {
  const name = KIND[space] === 'railway' ? STATE.railway(PLACES[space]) : PLACES[space]
  const here = marks.outOfPlay ? MAP.outOfPlay : contents(numbers) || MAP.empty
  const said = [`${name}: ${here}`]
  if (marks.pin > 0) said.push(STATE.chosen(marks.pin))
  if (marks.legal) said.push(STATE.legal)
  else if (marks.refused && marks.pin === 0) said.push(STATE.refused)
  if (marks.changed) said.push(STATE.changed)
  return `${said.join('. ')}.`
}
