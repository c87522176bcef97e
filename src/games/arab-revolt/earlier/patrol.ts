import { askedBy } from '../../../coin/asked'
import { DOOR, PALESTINE, type Game, type Option, type SpaceId } from '../rules'
import { apply, askedNoMore, counting, question, type Asked, type Next } from './asking'

const CUBES = ['troops', 'police'] as const

/** Before R45 a cube could patrol again and again. */
const movesTo = (game: Game, to: SpaceId): Option[] => {
  const count = counting(game)
  const moves: Option[] = []
  for (const from of PALESTINE)
    for (const piece of from === to ? [] : CUBES)
      for (let number = 1; number <= count(piece, from); number++)
        moves.push({ piece, from, to, number })
  return [...moves, 'done']
}

/** It was asked as long as there were cubes anywhere else. */
const movesAsked = (game: Game, to: SpaceId, next: Next): Asked => {
  const isAsked = question(game)?.ask === 'patrol.move'
  if (isAsked || movesTo(game, to).length === 1) return next(game)
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
