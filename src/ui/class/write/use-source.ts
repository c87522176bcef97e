import { useEffect, useRef, useState } from 'react'
import type { Lesson } from '../../../lessons/lesson'
import { courseOf, onCourse, type Course } from '../../../written/course'
import { sourceOf, sourceOfCourse, type Source } from '../../../written/from-game'
import { useStores } from '../../kit/stores'
import type { Library } from '../../../store/index'
import { tryAgain } from '../../../parts/try-again'
import { loadScreen } from '../../screen/screens'
import type { From } from './lesson-form'

/** The record of a kept game as lessons are made from it; null where it cannot be read. */
const kept = async (id: string, textOf: Library['textOf']): Promise<Source | null> => {
  const text = await textOf(id)
  return text === null ? null : tryAgain(() => sourceOf(text)).catch(() => null)
}

/** What a lesson plays already; null where that is nothing, or the rules do not allow it. */
const ownOf = (lesson: Lesson): Source | null => {
  const course = courseOf(lesson)
  try {
    return course.answers.length > 0 ? sourceOfCourse(course) : null
  } catch {
    return null
  }
}

/** Whether all that is needed of a game is there. */
const hasCome = (game: string): Promise<boolean> =>
  loadScreen(game).then(
    () => true,
    () => false,
  )

const emptyOf = (game: string): Course => ({ game, setup: {}, answers: [] })

/** From what a lesson is made, and how that is chosen: then what it plays is kept only where that game goes the same way. */
export const useSource = (lesson: Lesson, change: (lesson: Lesson) => void) => {
  const [source, setSource] = useState(() => ownOf(lesson))
  const [from, setFrom] = useState<From>(() => (source ? 'own' : { empty: lesson.game }))
  const [state, setState] = useState<'ready' | 'loading' | 'unreadable'>('ready')
  const { refresh, textOf } = useStores().library.getState()
  useEffect(() => void refresh(), [refresh])
  // What has been written while a game was fetched must not be lost.
  const now = useRef({ lesson, change })
  useEffect(() => {
    now.current = { lesson, change }
  }, [lesson, change])
  const last = useRef<From | null>(null)
  // Whoever has left the lesson changes it no more.
  useEffect(() => () => void (last.current = null), [])
  const choose = async (chosen: From): Promise<void> => {
    last.current = chosen
    setState('loading')
    const isEmpty = chosen !== 'own' && 'empty' in chosen
    const found =
      chosen === 'own' ? ownOf(lesson) : isEmpty ? null : await kept(chosen.kept, textOf)
    const course = found?.course ?? emptyOf(isEmpty ? chosen.empty : lesson.game)
    const isThere = (found !== null || isEmpty) && (await hasCome(course.game))
    if (last.current !== chosen) return
    if (!isThere) {
      setState('unreadable')
      return
    }
    now.current.change(onCourse(now.current.lesson, course))
    setSource(found)
    setFrom(chosen)
    setState('ready')
  }
  return { from, source, state, choose }
}
