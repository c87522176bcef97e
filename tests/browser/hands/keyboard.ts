import type { Locator, Page } from '@playwright/test'
import type { Random } from '../../../src/bots/random'
import type { SpaceId } from '../../../src/games/index'
import { isArrow, towards, type Arrow } from '../../../src/ui/map/compass'
import type { TablePage } from '../table-page'
import type { Hands } from './hands'

const MANY = 200

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].filter(isArrow)

/** The arrows that lead from a space to another: the fewest. */
const way = (from: SpaceId, to: SpaceId, spaces: readonly SpaceId[]): readonly Arrow[] => {
  const ways = new Map<SpaceId, readonly Arrow[]>([[from, []]])
  for (const [here, arrows] of ways)
    for (const arrow of ARROWS) {
      const next = towards(here, arrow, spaces)
      if (next && !ways.has(next)) ways.set(next, [...arrows, arrow])
    }
  const found = ways.get(to)
  if (!found) throw new Error(`No arrows lead from ${from} to ${to}`)
  return found
}

const hasFocus = (element: Element): boolean => element === document.activeElement

const isInGroup = (element: Element): boolean =>
  element.getAttribute('name') === document.activeElement?.getAttribute('name')

const isRadio = (element: Element): boolean => element.matches('[type="radio"]')

const focusedSpace = (): string =>
  document.activeElement?.closest('[data-space]')?.getAttribute('data-space') ?? ''

/** The key that a button bears: its letter or digit. */
const keyOf = async (target: Locator): Promise<string | null> => {
  const letters: Readonly<Record<string, string>> = { end: 'e', undo: 'u', redo: 'Shift+U' }
  const { digit, key } = await target.evaluate((element) => ({
    digit: element.getAttribute('data-digit'),
    key: element.getAttribute('data-key') ?? '',
  }))
  return letters[key] ?? digit
}

/**
 * Runs in the browser: how many stops of Tab lie between what has the focus and an element, onward and back; past an
 * end of the page if it must be.
 */
const stopsBefore = (element: Element): { readonly onward: number; readonly back: number } => {
  const focused = document.activeElement ?? document.body
  const follows = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const isOnTheWay = (stop: Element) =>
    follows(focused, element)
      ? follows(focused, stop) && follows(stop, element)
      : follows(focused, stop) || follows(stop, element)
  const reached = element.closest('dialog:modal') ?? document
  const stops = [
    ...reached.querySelectorAll<HTMLElement>('button, a[href], summary, [tabindex]'),
  ].filter(
    (stop) =>
      stop !== element &&
      stop !== focused &&
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled, [inert] *') &&
      stop.checkVisibility({ visibilityProperty: true }),
  )
  const onward = stops.filter(isOnTheWay).length
  return { onward, back: stops.length - onward }
}

/** Presses Tab, or Shift and Tab where that is nearer, until it has led to where it should; on the way nobody asks where it is. */
const tabUntil = async (
  page: Page,
  target: Locator,
  isThere: () => Promise<boolean>,
): Promise<void> => {
  const { onward, back } = await target.evaluate(stopsBefore)
  const key = onward <= back ? 'Tab' : 'Shift+Tab'
  for (let i = 0; i < Math.min(onward, back); i++) await page.keyboard.press(key)
  for (let i = 0; i < MANY; i++) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} has not led there in ${MANY} steps`)
}

/** Plays by the keyboard alone; now by a key of its own, now by going there with Tab. */
export const keyboard = (table: TablePage, random: Random): Hands => {
  const { page } = table
  const { spaces } = table.screen.map
  const spaceWithFocus = async (): Promise<SpaceId | undefined> => {
    const focused = await page.evaluate(focusedSpace)
    return spaces.find((space) => space === focused)
  }
  /** Of the spaces Tab stops at one. */
  const entry = table.board.locator('[data-space][tabindex="0"]')
  const goTo = async (space: SpaceId): Promise<void> => {
    await tabUntil(page, entry, async () => (await spaceWithFocus()) !== undefined)
    for (const arrow of way((await spaceWithFocus())!, space, spaces))
      await page.keyboard.press(arrow)
  }
  const tabTo = (target: Locator) => tabUntil(page, target, () => target.evaluate(hasFocus))
  /** Tab leads to the one of a group that is chosen, the arrows to the others. */
  const choose = async (radio: Locator): Promise<void> => {
    await tabUntil(page, radio, () => radio.evaluate(isInGroup))
    while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown')
  }
  return {
    async press(target) {
      if (await target.evaluate(isRadio)) return choose(target)
      const key = random() < 0.8 ? await keyOf(target) : null
      if (key === null) await tabTo(target)
      await page.keyboard.press(key ?? 'Enter')
    },
    async pressSpace(space) {
      await goTo(space)
      await page.keyboard.press('Enter')
    },
    async lookAt(space) {
      // A focus that is there already is not heard to come.
      if ((await spaceWithFocus()) === space) await goTo(spaces.find((one) => one !== space)!)
      await goTo(space)
    },
    async write(field, text) {
      // Coming by Tab, all that stands in a field is selected.
      await tabTo(field)
      await page.keyboard.type(text)
    },
  }
}
