import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { REACH, ROOM, SIGHTS, type Room, type Sight } from '../../classroom/sight-line'
import type { Run } from '../../classroom/run'

/** What is kept of a teacher's classes in this browser. */
export interface Classes {
  readonly room: Room
  /** The lesson that is being given. */
  readonly open: string | null
  /** The lesson that is being written. */
  readonly writing?: string | null
  /** Whether the picture is shown in the window of whoever leads, without notes. */
  readonly isHere: boolean
  /** How far each lesson has come; read when it is opened. */
  readonly runs: Readonly<Record<string, unknown>>
}

const KEY = 'arab-revolt.class'

const within = ([least, most]: readonly [number, number]) =>
  z.number().check(z.gte(least), z.lte(most))

const schema = z.strictObject({
  room: z.strictObject({
    distance: within(REACH.distance),
    height: within(REACH.height),
    light: z.enum(['light', 'dark']),
    sight: z.enum(Object.keys(SIGHTS) as Sight[]),
  }),
  open: z.nullable(z.string()),
  // Classes were kept before lessons could be written.
  writing: z.exactOptional(z.nullable(z.string())),
  isHere: z.boolean(),
  runs: z.record(z.string(), z.unknown()),
})

const NOTHING: Classes = { room: ROOM, open: null, isHere: false, runs: {} }

/** What was kept, as far as it can be read and understood. */
const kept = (): Classes => {
  try {
    const read = schema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return read.success ? read.data : NOTHING
  } catch {
    return NOTHING
  }
}

const keep = (all: Classes): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Storage is blocked or full: it holds until the page is closed.
  }
}

/** The classes of whoever teaches at this browser; every change is kept at once. */
export const classes = createStore<Classes>()(kept)
classes.subscribe(keep)

export const setRoom = (change: Partial<Room>): void =>
  classes.setState(({ room }) => ({ room: { ...room, ...change } }))

export const keepRun = (run: Run): void =>
  classes.setState(({ runs }) => ({ runs: { ...runs, [run.lesson]: run } }))
