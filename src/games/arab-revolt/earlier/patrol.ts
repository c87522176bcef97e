import { askedBy } from '../../../coin/asked'
import {
  DOOR,
  PALESTINE,
  apply,
  board,
  count,
  cubes,
  question,
  type Game,
  type Option,
  type SpaceId,
} from '../rules'
import { askedNoMore, type Asked, type Next } from './asking'

/** Before R45 a cube could patrol again and again. */
const movesTo = (game: Game, to: SpaceId): Option[] => {
  const now = board(game)
  const moves: Option[] = []
  for (const from of PALESTINE)
    for (const piece of from === to ? [] : (['troops', 'police'] as const))
      for (let number = 1; number <= count(now, piece, from); number++)
        moves.push({ piece, from, to, number })
  return [...moves, 'done']
}

/** It was asked as long as there were cubes anywhere else. */
const movesAsked = (game: Game, to: SpaceId, next: Next): Asked => {
  const now = board(game)
  const isAsked = question(game)?.ask === 'patrol.move'
  if (isAsked || !PALESTINE.some((from) => from !== to && cubes(now, from) > 0)) return next(game)
  return askedNoMore(
    game,
    () => movesTo(game, to),
    () => next(game),
  )
}

export const patrolAsked = (game: Game, next: Next): Asked => ({
  ...askedBy(DOOR, game, next),
  answer(option) {
    const then = apply(game, option)
    const isSpace = (PALESTINE as readonly Option[]).includes(option)
    return isSpace ? movesAsked(then, option as SpaceId, next) : next(then)
  },
})

export const patrolMoveAsked = (game: Game, next: Next): Asked => {
  const to = question(game)?.about.space as SpaceId
  return {
    ...askedBy(DOOR, game, next),
    options: () => movesTo(game, to),
    answer(option) {
      const then = apply(game, option)
      return option === 'done' ? next(then) : movesAsked(then, to, next)
    },
  }
}
