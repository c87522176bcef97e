import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { begin, later, press, runOf, type Run } from '../../classroom/run'
import { shownAt } from '../../classroom/shown'
import type { Lesson } from '../../lessons/lesson'
import { played } from '../../lessons/scenes'
import { leadClass, type Projected } from './channel'
import { classes, keepRun } from './kept'
import { useKeys } from './use-keys'

/** How often the clock goes on, in milliseconds. */
const TICK = 1000

/** The clock goes on while the lesson is open, and stands still while it is not. */
const useClock = (now: () => Run): void => {
  useEffect(() => {
    let last = performance.now()
    const ticking = setInterval(() => {
      const time = performance.now()
      keepRun(later(now(), time - last))
      last = time
    }, TICK)
    return () => clearInterval(ticking)
  }, [now])
}

/** What is shown goes to the projector whenever it changes, and to one that comes late. */
export const useProjector = (projected: Projected, onKey: (key: string) => void): void => {
  const now = useRef(projected)
  const key = useRef(onKey)
  const lead = useRef<ReturnType<typeof leadClass> | null>(null)
  useEffect(() => {
    now.current = projected
    key.current = onKey
    lead.current?.tell()
  }, [projected, onKey])
  useEffect(() => {
    lead.current = leadClass(
      () => now.current,
      (pressed) => key.current(pressed),
    )
    lead.current.tell()
    return () => lead.current?.close()
  }, [])
}

/** A lesson that is being led: how far it has come, what is shown, and what a key does. */
export const useLed = (lesson: Lesson) => {
  const kept = useStore(classes, ({ runs }) => runs[lesson.id])
  const room = useStore(classes, (state) => state.room)
  const run = useMemo(() => runOf(kept, lesson) ?? begin(lesson, lesson.minutes), [kept, lesson])
  const { scenes } = useMemo(() => played(lesson), [lesson])
  const now = useCallback(
    () => runOf(classes.getState().runs[lesson.id], lesson) ?? begin(lesson, lesson.minutes),
    [lesson],
  )
  const onKey = useCallback((key: string) => keepRun(press(now(), lesson, key)), [now, lesson])
  const { at, isCovered, hands, minutes } = run
  // The clock alone changes nothing that is shown.
  const shown = useMemo(
    () => shownAt(lesson, scenes, { lesson: lesson.id, at, isCovered, hands, minutes, spent: 0 }),
    [lesson, scenes, at, isCovered, hands, minutes],
  )
  const projected = useMemo(() => ({ room, game: lesson.game, shown }), [room, lesson, shown])
  useKeys(onKey)
  useClock(now)
  useProjector(projected, onKey)
  return { run, room, shown, scenes, onKey }
}
