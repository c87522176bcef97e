import { MAX_POLITICAL_WILL } from '../../games/index'
import { SHEET, type Point } from './view'

const CORNER = MAX_POLITICAL_WILL / 2

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const WILL_BOXES = Array.from({ length: MAX_POLITICAL_WILL + 1 }, (_, will) => will)

/** 0 at the bottom left, 10 in the corner, 20 at the top right: height means British strength. */
export const willBox = (will: number, band: number): Box => {
  const [tall, wide] = [(SHEET.height - band) / CORNER, (SHEET.width - band) / CORNER]
  if (will < CORNER) return { x: 0, y: SHEET.height - (will + 1) * tall, width: band, height: tall }
  if (will === CORNER) return { x: 0, y: 0, width: band, height: band }
  return { x: band + (will - CORNER - 1) * wide, y: 0, width: wide, height: band }
}

export const middleOfBox = (will: number, band: number): Point => {
  const { x, y, width, height } = willBox(will, band)
  return [x + width / 2, y + height / 2]
}

/** A marker is wider than the band, so it leans into the sheet. */
export const seatOf = (will: number, band: number): Point => {
  const [x, y] = middleOfBox(will, band)
  return [
    x + (will < CORNER ? 2 : will === CORNER ? 4 : 0),
    y + (will >= CORNER ? (will === CORNER ? 4 : 2) : 0),
  ]
}

/** The boxes from one to another, both among them. */
export const boxesBetween = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * Math.sign(to - from))
