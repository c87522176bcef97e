import type { Locator } from '@playwright/test'
import {
  optionKind,
  options,
  question,
  sameOption,
  type Box,
  type Game,
  type GuerrillaGroup,
  type Move,
  type Pick,
  type SpaceId,
} from '../../src/games/index'
import { strokeIn, strokesOf, type Stroke } from '../../src/store/index'
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

const giveMove = async ({ table, hands }: Playing, move: Move): Promise<void> => {
  const { opener, stepper, button } = table.move(move)
  if ((await button.count()) === 0) await hands.press(opener)
  await setTo(hands, stepper, move.number)
  await hands.press(button)
}

const giveGroup = async ({ table, hands }: Playing, group: GuerrillaGroup): Promise<void> => {
  const { underground, active, button } = table.group(group)
  await setTo(hands, underground, group.underground)
  await setTo(hands, active, group.active)
  await hands.press(button)
}

const isSame = (one: Stroke, other: Stroke): boolean =>
  one.length === other.length && one.every((option, i) => sameOption(option, other[i]))

/** The space of the map that gives these answers when it is pressed, if there is one. */
const spaceThatGives = (game: Game, stroke: Stroke): SpaceId | null => {
  const [option] = stroke
  if (option === undefined) return null
  const { space: here } = question(game)!.about
  if (here && isSame(strokeIn(game, here) ?? [], stroke)) return here
  const kind = optionKind(option)
  if (kind === 'space')
    return isSame(strokesOf(game, option).main, stroke) ? (option as SpaceId) : null
  if (kind !== 'pick') return null
  const { space } = option as Pick
  const there = options(game).filter((one) => {
    const isAnswer = ['space', 'pick'].includes(optionKind(one))
    return isAnswer && spacesOf(one).includes(space)
  })
  return there.length === 1 ? space : null
}

/** Gives answers in one go on the page, in the way that a player would. */
export const give = async (playing: Playing, game: Game, stroke: Stroke): Promise<void> => {
  const { table, hands, onMap } = playing
  const [option] = stroke
  if (option === undefined) return
  if (option === 'done') return hands.press(table.end)
  const space = onMap ? spaceThatGives(game, stroke) : null
  if (space !== null) return hands.pressSpace(space)
  const { ask } = question(game)!
  if (!isSame(strokesOf(game, option).main, stroke)) return hands.press(table.way(stroke, ask))
  if (onMap && optionKind(option) === 'box') {
    const box = table.box(option as Box)
    // On a phone the track lies below.
    if (await box.isVisible()) return hands.press(box)
  }
  // A space that is no answer by itself narrows the answers to those that have to do with it.
  const isWay = ['move', 'group'].includes(optionKind(option))
  const [from] = spacesOf(option)
  if (onMap && isWay && from) await hands.pressSpace(from)
  if (optionKind(option) === 'move') return giveMove(playing, option as Move)
  if (optionKind(option) === 'group') return giveGroup(playing, option as GuerrillaGroup)
  await hands.press(table.answer(option, ask))
}
