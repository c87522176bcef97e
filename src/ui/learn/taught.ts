import { createStore } from 'zustand/vanilla'
import type { GameId } from '../../games/index'
import { isShared, type TableSetup } from '../../store/index'
import type { Taught } from '../screen/cover'

/** How each game is taught at the table; nothing of a game until that is loaded. */
export const taught = createStore<Readonly<Record<GameId, Taught>>>()(() => ({}))

/** Whether a game may be a lesson, before the lessons are loaded: it is from a seed, and begins in its own way. */
export const mayBeLesson = ({ seats, chance, rules = {} }: TableSetup): boolean =>
  isShared(seats) && chance === 'seed' && (rules.deck ?? rules.position) !== undefined
