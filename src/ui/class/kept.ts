import { keysOf } from '../../coin/keys-of'
import { z } from '../../parts/z'
import { createStore } from 'zustand/vanilla'
import { REACH, ROOM, SIGHTS, type Room } from '../../classroom/sight-line'
import type { Run } from '../../classroom/run'
import { readKept, writeKept } from '../kit/kept'

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
    sight: z.enum(keysOf(SIGHTS)),
  }),
  open: z.nullable(z.string()),
  // Classes were kept before lessons could be written.
  writing: z.exactOptional(z.nullable(z.string())),
  isHere: z.boolean(),
  runs: z.record(z.string(), z.unknown()),
})

const NOTHING: Classes = { room: ROOM, open: null, isHere: false, runs: {} }

/** What is kept, where it can be read and understood. */
const stored = (): Classes | null => {
  const read = schema.safeParse(readKept('localStorage', KEY))
  return read.success ? read.data : null
}

/** What differs from before. */
const changed = <All extends object>(now: All, before: All): Partial<All> =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => value !== before[key as keyof All]),
  ) as Partial<All>

/** Only what has changed here is written: another tab may have kept what it has changed. */
const keep = (now: Classes, before: Classes): void => {
  const there = stored()
  const all = there && {
    ...there,
    ...changed(now, before),
    runs: { ...there.runs, ...changed(now.runs, before.runs) },
  }
  writeKept('localStorage', KEY, all ?? now)
}

/** The classes of whoever teaches at this browser; every change is kept at once. */
export const classes = createStore<Classes>()(() => stored() ?? NOTHING)
classes.subscribe(keep)

export const setRoom = (change: Partial<Room>): void =>
  classes.setState(({ room }) => ({ room: { ...room, ...change } }))

export const keepRun = (run: Run): void =>
  classes.setState(({ runs }) => ({ runs: { ...runs, [run.lesson]: run } }))
