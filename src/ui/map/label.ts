import { entryOf } from '../../coin/entry-of'
import type { SpaceId } from '../../games/index'
import { counted, inRow } from '../../language/english'
import type { Screen } from '../screen/screen'
import { MAP, STATE } from '../words/en/map'
import type { Marks } from './marks'
import type { Stack } from './stacks'
import { isRailway } from './standing'

/** A space in words: its name, what stands there, and whether it can be chosen. */
export function spaceLabel(
  space: SpaceId,
  stacks: readonly Stack[],
  marks: Marks,
  { map: { kinds, printedValue }, words: { spaceName } }: Pick<Screen, 'map' | 'words'>,
): string {
  const value = printedValue(space)
  const name = isRailway(space) ? STATE.railway(spaceName(space)) : spaceName(space)
  // As it is printed: whoever speaks to the page says what is seen.
  const printed = value === null ? name : `${name} ${value}`
  const contents = stacks.map(({ content, number }) => {
    const { is, called } = entryOf(kinds, content)
    return is === 'single' ? called[0] : counted(number, ...called)
  })
  const here = marks.outOfPlay ? MAP.outOfPlay : inRow(contents) || MAP.empty
  const said = [`${printed}: ${here}`]
  if (marks.pin > 0) said.push(STATE.chosen(marks.pin))
  if (marks.legal) said.push(STATE.legal)
  else if (marks.refused && marks.pin === 0) said.push(STATE.refused)
  if (marks.changed) said.push(STATE.changed)
  return `${said.join('. ')}.`
}
