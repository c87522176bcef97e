import { cells, count, curfew, isCity, troops } from '../board/queries'
import { changePoliticalWill, remove } from '../board/verbs'
import { STATES } from '../data/pieces'
import { DISTRICT_OF, type City, type SpaceId } from '../data/spaces'
import { ask, choice } from '../script/ask'
import { inForce, type Play } from '../script/capability'
import type { Script } from '../script/decision'
import { rollCount } from '../script/drawing'
import { pick } from '../script/option'
import { always, refuse, type Verdict } from '../script/refusal'
import { anySpace, oneSpace } from '../script/select'
import type { Within } from '../script/within'
import type { Activity } from './activity'

/** 4.2.3 */
const TROOPS = 3

/** 4.2.3 A City under Curfew with three Troops. PR3 Cells are not asked for. */
const select = (t: Play, space: SpaceId): Verdict => {
  if (!isCity(space)) return refuse('4.2.3', 'needs-city')
  if (!curfew(t.board, space)) return refuse('4.2.3', 'needs-curfew')
  const here = troops(t.board, space)
  return here >= TROOPS ? true : refuse('4.2.3', 'needs-three-troops', { troops: here })
}

const selectWithin = (t: Play, within: Within, space: SpaceId): Verdict => {
  const bound = within(space)
  return bound === true ? select(t, space) : bound
}

/** 4.2.3 Whether anybody can be detained, in a City that an Event may bind. */
export const canDetain = (t: Play, within: Within = always): Verdict =>
  anySpace((space) => selectWithin(t, within, space), '4.2.3')

/** 4.2.3, PR45 One Cell after the other, of the City or its District, of either state. */
function* detain(t: Play, city: City, number: number): Script {
  const places: readonly SpaceId[] = [city, DISTRICT_OF[city]]
  const to = inForce(t, 'cellsGoTo').at(-1) ?? 'prison'
  const picks = places.flatMap((space) => STATES.cells.map((piece) => pick(piece, space)))
  const detainable = choice(picks, ({ piece, space }) =>
    count(t.board, piece, space) > 0 ? true : refuse('4.2.3', 'none-here'),
  )
  for (let chosen = 0; chosen < number; chosen++) {
    const about = { space: city, chosen, limit: number - chosen, owed: true } as const
    const { piece, space } = yield* ask('british', 'detention.cell', about, detainable)
    remove(t, piece, space, 1, to)
  }
}

/** 4.2.3, PR45 If there are no more than the roll, all of them go. */
const detainAll = (t: Play, city: City): void => {
  const to = inForce(t, 'cellsGoTo').at(-1) ?? 'prison'
  for (const space of [city, DISTRICT_OF[city]])
    for (const piece of STATES.cells) remove(t, piece, space, count(t.board, piece, space), to)
}

/** 4.2.3, PR46 A roll of Cells; what is left of it is lost in Political Will. */
export function* detainInOneCity(t: Play, within: Within = always): Script {
  const may = (space: SpaceId) => selectWithin(t, within, space)
  const city = yield* oneSpace('british', 'detention.space', may)
  if (city === null || !isCity(city)) return
  const roll = yield* rollCount(t)
  const here = cells(t.board, city) + cells(t.board, DISTRICT_OF[city])
  if (here <= roll) detainAll(t, city)
  else yield* detain(t, city, roll)
  changePoliticalWill(t, -Math.max(0, roll - here) || 0)
}

export const massDetention: Activity = {
  rule: '4.2.3',
  accompanies: ['search', 'assault'],
  possible: (t) => canDetain(t),
  carryOut: (t) => detainInOneCity(t),
}
