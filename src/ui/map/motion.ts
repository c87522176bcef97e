import { MEDIA } from '../kit/media'
import type { Point } from './view'

/** Whether anything may move: neither the system nor the settings ask for stillness. */
export const mayMove = (): boolean =>
  document.documentElement.dataset['motion'] !== 'reduced' && !matchMedia(MEDIA.still).matches

const SHORTEST = 240
const LONGEST = 420
const FLIP = 160
const BOX = 90

const shift = ([x, y]: Point, [fromX, fromY]: Point): string =>
  `translate(${fromX - x}px, ${fromY - y}px)`

/** How long pieces glide, by how far. */
export const glideTime = ([x, y]: Point, [toX, toY]: Point): number =>
  Math.min(LONGEST, SHORTEST + Math.hypot(toX - x, toY - y) / 4)

/** Pieces drawn at their goal come from where they were, and are gone once they have landed. */
export const glide = (pieces: Element, from: Point, to: Point): Animation =>
  pieces.animate(
    [
      { transform: shift(to, from), opacity: 1 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: glideTime(from, to), easing: 'ease-in-out' },
  )

/** What they will make up is not seen before they land. */
export const hideUntil = (stack: Element, duration: number): Animation =>
  stack.animate([{ opacity: 0 }, { opacity: 0 }], { duration })

export const flip = (stack: Element): Animation =>
  stack.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: FLIP })

/** A marker goes from box to box. */
export const walk = (marker: Element, boxes: readonly Point[]): Animation => {
  const to = boxes.at(-1) ?? [0, 0]
  return marker.animate(
    boxes.map((box) => ({ transform: shift(to, box) })),
    { duration: BOX * (boxes.length - 1) },
  )
}
