import type { CSSProperties } from 'react'
import type { Board, SpaceId } from '../../games/index'
import { textWidth } from '../kit/text-width'
import { Sheet } from '../map/sheet'
import { sameStacks, stacksIn } from '../map/stacks'
import { VIEWS } from '../map/views'
import type { Words } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { nameAt } from './name-at'
import { useSize } from './use-size'

const VIEW = VIEWS.country
const [LEFT = 0, TOP = 0, WIDTH = 0, HEIGHT = 0] = VIEW.frame.split(' ').map(Number)
/** With more names than these none is read. */
const MOST_NAMES = 3
/** Digits of this size still lie on their piece; larger ones hang at its corner. */
const MOST_ON_PIECE = 50

interface Label {
  readonly space: SpaceId
  readonly text: string
  readonly x: number
  readonly y: number
}

/** Names in large letters, none over another, and all within the frame. */
const labelsOf = (
  spaces: readonly SpaceId[],
  size: number,
  { spaceName }: Words,
): readonly Label[] => {
  if (spaces.length > MOST_NAMES) return []
  let free = TOP
  return spaces
    .map((space) => ({ space, text: spaceName(space), at: nameAt(space) }))
    .sort((one, other) => one.at[1] - other.at[1])
    .map(({ space, text, at: [x, y] }) => {
      const half = textWidth(text, { size, weight: 700 }) / 2
      const inFrame = Math.min(LEFT + WIDTH - half, Math.max(LEFT + half, x))
      free = Math.min(TOP + HEIGHT - size * 0.3, Math.max(y, free + size * 1.15))
      return { space, text, x: inFrame, y: free }
    })
}

interface Props {
  /** Which of two positions it is. */
  readonly title?: string
  readonly board: Board
  readonly earlier: Board | null
  readonly light: readonly string[]
  /** How large letters must be, in pixels. */
  readonly size: number
}

/** The map as it is read from the back row: no words but the names of what it is about. */
export function SlideMap({ title, board, earlier, light, size }: Props) {
  const { words, map } = useScreen()
  const isOther = (space: SpaceId) =>
    earlier !== null && !sameStacks(stacksIn(earlier, space, map), stacksIn(board, space, map))
  const changed = map.spaces.filter(isOther)
  const given = map.spaces.filter((space) => light.includes(space))
  const lit = given.length > 0 ? given : changed
  const [drawn, { width, height }] = useSize()
  const letters = size / Math.min(width / WIDTH, height / HEIGHT)
  return (
    <div
      ref={drawn}
      className="slide-map"
      data-dims={lit.length > 0 || undefined}
      data-beyond={letters > MOST_ON_PIECE || undefined}
      style={{ '--slide-number': `${letters}px` } as CSSProperties}
    >
      {title && <p className="map-title">{title}</p>}
      <Sheet
        board={board}
        forecast={null}
        lit={new Set(lit)}
        changed={new Set(changed)}
        look="country"
      />
      <svg className="slide-names" viewBox={VIEW.frame} preserveAspectRatio="xMaxYMid" aria-hidden>
        {labelsOf(width > 0 ? lit : [], letters, words).map(({ space, text, x, y }) => (
          <text key={space} x={x} y={y} fontSize={letters} strokeWidth={letters / 5}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}
