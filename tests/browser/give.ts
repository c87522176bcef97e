import { expect, type Locator } from '@playwright/test'
import {
  kindOf,
  options,
  question,
  sameOption,
  type Box,
  type Game,
  type SpaceId,
} from '../../src/games/index'
import {
  lanesOf,
  numberIn,
  numbersOf,
  strokeIn,
  strokesOf,
  type Stroke,
} from '../../src/insight/index'
import type { Hands } from './hands/hands'
import { spacesOf } from './mirror'
import type { TablePage } from './table-page'

interface Playing {
  readonly table: TablePage
  readonly hands: Hands
  /** Whether the map is used where it can be. */
  readonly onMap: boolean
}

/** Presses fewer or more until the number is right. */
const setTo = async (hands: Hands, stepper: Locator, wanted: number): Promise<void> => {
  if ((await stepper.count()) === 0) return
  const [fewer, more] = [stepper.getByRole('button').first(), stepper.getByRole('button').last()]
  const shown = parseInt((await stepper.locator('output').textContent()) ?? '')
  for (let number = shown; number < wanted; number++) await hands.press(more)
  for (let number = shown; number > wanted; number--) await hands.press(fewer)
}

/** Puts together what is to move, lane by lane, and does all of it. */
const giveMovement = async (playing: Playing, game: Game, stroke: Stroke): Promise<void> => {
  const { table, hands, onMap } = playing
  const numbers = numbersOf(game, stroke)
  const lanes = lanesOf(game)
  // After a reload the rows come a little later than the question.
  await expect(table.origins).toBeAttached()
  let open: SpaceId | null = null
  for (const lane of lanes.filter((one) => numberIn(numbers, one) > 0)) {
    const { opener, stepper } = table.lane(lane)
    // Pressed on the map, what can be reached from an open origin is where its pieces go.
    const isReached = lanes.some(({ from, to }) => from === open && to === lane.from)
    if ((await opener.count()) > 0 && !(await stepper.isVisible()))
      await (onMap && !isReached ? hands.pressSpace(lane.from) : hands.press(opener))
    open = lane.from
    await setTo(hands, stepper, numberIn(numbers, lane))
  }
  const { space } = question(game)!.about
  await (onMap && space ? hands.pressSpace(space) : hands.press(table.end))
}

const isSame = (one: Stroke, other: Stroke): boolean =>
  one.length === other.length && one.every((option, i) => sameOption(option, other[i]))

/** The space of the map that gives these answers when it is pressed, if there is one. */
const spaceThatGives = (game: Game, stroke: Stroke): SpaceId | null => {
  const [option] = stroke
  if (option === undefined) return null
  const answersIn = (space: SpaceId) =>
    options(game).filter((one) => {
      const isAnswer = ['space', 'pick'].includes(kindOf(game, one))
      return isAnswer && spacesOf(game, one).includes(space)
    })
  const { space: here } = question(game)!.about
  // What can be answered in a space comes before what is asked about it.
  if (here && answersIn(here).length === 0 && isSame(strokeIn(game, here) ?? [], stroke))
    return here
  const kind = kindOf(game, option)
  if (kind === 'space')
    return isSame(strokesOf(game, option).main, stroke) ? (option as SpaceId) : null
  if (kind !== 'pick') return null
  const { space } = option as { readonly space: SpaceId }
  return answersIn(space).length === 1 ? space : null
}

/** Gives answers in one go on the page, in the way that a player would. */
export const give = async (playing: Playing, game: Game, stroke: Stroke): Promise<void> => {
  const { table, hands, onMap } = playing
  const [option] = stroke
  if (option === undefined) return
  if (lanesOf(game).length > 0) return giveMovement(playing, game, stroke)
  if (option === 'done') return hands.press(table.end)
  const space = onMap ? spaceThatGives(game, stroke) : null
  if (space !== null) return hands.pressSpace(space)
  const { ask } = question(game)!
  const { main, others } = strokesOf(game, option)
  if (!isSame(main, stroke)) return hands.press(table.way(stroke, ask, others))
  if (onMap && kindOf(game, option) === 'box') {
    const box = table.box(option as Box)
    // On a phone the track lies below.
    if (await box.isVisible()) return hands.press(box)
  }
  await hands.press(table.answer(option, ask))
}
