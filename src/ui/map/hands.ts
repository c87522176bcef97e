import { useRef } from 'react'
import type { Content, SpaceId } from '../../games/index'
import { isFinger } from '../kit/is-finger'
import type { OnMap } from '../screen/on-map'
import { useScreen } from '../screen/use-screen'
import { isArrow, towards } from './compass'
import { NOTHING_TYPED, isLetter, isSpelling, spaceNamed, spelled } from './spelling'

export interface Hands {
  /** A space was pressed, and what of it lay under the pointer. */
  readonly onSpace?: (space: SpaceId, content: Content | null, finger: boolean) => void
  /** The sheet was pressed where no space is. */
  readonly onElsewhere?: () => void
  readonly onHover?: (space: SpaceId | null) => void
  /** Whether a key means something at the table, so that no name begins with it. */
  readonly isBound?: (event: KeyboardEvent) => boolean
}

const within = (target: EventTarget, data: string): string | null =>
  target instanceof Element ? (target.closest(`[${data}]`)?.getAttribute(data) ?? null) : null

/** The space that an event happened in. */
const spaceAt = (target: EventTarget, { spaces }: OnMap): SpaceId | null =>
  spaces.find((one) => one === within(target, 'data-space')) ?? null

const contentAt = (target: EventTarget, { contents }: OnMap): Content | null =>
  contents.find((one) => one === within(target, 'data-content')) ?? null

const focusOn = (sheet: Element, space: SpaceId): void =>
  sheet.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus()

/** Where letters lead; null where a key is none, or belongs to the table. */
function useNames(isBound: NonNullable<Hands['isBound']>) {
  const spelling = useRef(NOTHING_TYPED)
  const screen = useScreen()
  return (event: React.KeyboardEvent, from: SpaceId): SpaceId | null => {
    const { key, nativeEvent, timeStamp } = event
    const begun = isSpelling(spelling.current, timeStamp)
    if (!isLetter(key) || (!begun && isBound(nativeEvent))) return null
    spelling.current = spelled(spelling.current, key, timeStamp)
    const to = spaceNamed(spelling.current, from, screen)
    if (to === null) spelling.current = NOTHING_TYPED
    return to
  }
}

/** Pointer and keys, heard once for the whole map: spaces need no handlers of their own. */
export function useHands(
  { onSpace, onElsewhere, onHover, isBound = () => false }: Hands,
  setStop: (space: SpaceId) => void,
) {
  const named = useNames(isBound)
  const { map } = useScreen()
  return {
    onClick: (event: React.MouseEvent) => {
      const space = spaceAt(event.target, map)
      if (space) onSpace?.(space, contentAt(event.target, map), isFinger(event))
      else onElsewhere?.()
    },
    onPointerOver: (event: React.PointerEvent) => onHover?.(spaceAt(event.target, map)),
    onPointerLeave: () => onHover?.(null),
    onFocus: (event: React.FocusEvent) => {
      const space = spaceAt(event.target, map)
      if (space) setStop(space)
      onHover?.(space)
    },
    onBlur: () => onHover?.(null),
    onKeyDown: (event: React.KeyboardEvent) => {
      const space = spaceAt(event.target, map)
      if (!space || event.altKey || event.ctrlKey || event.metaKey) return
      const to = isArrow(event.key) ? towards(space, event.key, map.spaces) : named(event, space)
      if (to) focusOn(event.currentTarget, to)
      else if (event.key !== 'Enter' && event.key !== ' ') return
      // A key that is held presses once.
      else if (!event.repeat) onSpace?.(space, null, false)
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
