/** How well the worst seen letter is to be seen: its height as a share of the distance. */
export const SIGHTS = { basic: 1 / 200, preferred: 1 / 164, low: 1 / 114 } as const
export type Sight = keyof typeof SIGHTS

/** A room with a projector. */
export interface Room {
  /** From the picture to the back row, in metres. */
  readonly distance: number
  /** How high the picture is, in metres. */
  readonly height: number
  readonly light: 'light' | 'dark'
  readonly sight: Sight
}

/** An ordinary one. */
export const ROOM: Room = { distance: 8, height: 1.2, light: 'light', sight: 'basic' }

/** How far each of its measures may go, in metres. */
export const REACH = { distance: [2, 20], height: [0.5, 5] } as const

/** No picture is read well with more lines than this, however near the back row sits. */
const MOST_LINES = 30
const LEADING = 1.25
/** With fewer lines a screen says too little: what is to be read is printed. */
const FEWEST_LINES = 6

/** The size of letters that the back row can read, in pixels of a picture that is so many pixels high. */
export const sightSize = (room: Room, pixels: number, em: number): number =>
  (SIGHTS[room.sight] * room.distance * pixels) / (room.height * em)

/** The size in which a picture is set, and how many lines of it there are. */
export const setIn = (room: Room, pixels: number, em: number) => {
  const size = Math.max(sightSize(room, pixels, em), pixels / (MOST_LINES * LEADING))
  const lines = Math.floor(pixels / (size * LEADING))
  return { size, lines, isEnough: lines >= FEWEST_LINES }
}
