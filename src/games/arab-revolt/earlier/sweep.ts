import { askedBy } from '../../../coin/asked'
import { RulesError } from '../../../coin/error'
import { DOOR, type Game, type Option, type SpaceId } from '../rules'
import {
  answerCount,
  apply,
  askedNoMore,
  board,
  facts,
  options,
  question,
  refusals,
  type Asked,
  type Next,
} from './asking'

/*
 * Before R46 an Activity could come between two spaces of a Sweep, and so the movement was not followed by a
 * pause of its own; but a pause followed each space, whether anything had happened there or not.
 */

/** A18 follows each space of a Sweep, so that each is followed by a pause as before. */
const FOLLOWS = 'A18'

const isFollowed = (game: Game): boolean =>
  board(game).capabilities.some(({ card, side }) => card === FOLLOWS && side === 'shaded')

const isPause = (game: Game): boolean => {
  const asked = question(game)
  return asked?.ask === 'turn.activity' && asked.why.what === 'sweep'
}

/** Where a Sweep has found someone since the last answer. */
const foundIn = (game: Game): readonly SpaceId[] =>
  facts(game, answerCount(game) - 1).flatMap((one) =>
    one.fact === 'activated' && one.why.what === 'sweep' ? [one.space] : [],
  )

const isFoundIn = (game: Game, spaces: readonly SpaceId[]): boolean =>
  foundIn(game).some((space) => spaces.includes(space))

/** How many spaces of a Sweep lie behind a pause. */
const behind = (pause: Game): number => {
  const spaces = question(pause)?.about.spaces ?? []
  return Math.max(...foundIn(pause).map((space) => spaces.indexOf(space)), -1) + 1
}

/** The last pause that is still made, what was answered since, and after how many spaces the next one was made. */
interface Passing {
  readonly pause: Game
  readonly since: readonly Option[]
  readonly spaces: number
  readonly next: Next
}

/** After how many spaces the next pause was not sure to be made for the last time. */
const uneventful = (pause: Game, now: Game): number => {
  const asked = question(now)
  const spaces = question(pause)?.about.spaces ?? []
  if (asked?.ask === 'sweep.irregular') return spaces.indexOf(asked.about.space as SpaceId)
  return isPause(now) ? behind(now) - 1 : spaces.length
}

const passing = (state: Passing): Asked => {
  const { pause, since, spaces, next } = state
  const now = since.reduce(apply, pause)
  if (isFollowed(pause)) return next(now)
  if (uneventful(pause, now) > spaces) return pausing(state, now)
  if (question(now)?.ask !== 'sweep.irregular') return next(now)
  const goOn = (option: Option) => passing({ ...state, since: [...since, option] })
  const asked = askedBy(DOOR, now, next)
  return { ...asked, answer: (option) => (option === 'done' ? goOn : asked.answer)(option) }
}

/** A pause after a space where nothing had happened: what was done in it is now done in the pause before. */
const pausing = (state: Passing, now: Game): Asked => {
  const { pause, spaces, next } = state
  const passed = question(pause)?.about.spaces?.slice(0, spaces + 1) ?? []
  return {
    game: now,
    byChance: false,
    options: () => options(pause),
    answer: (option) =>
      option === 'done'
        ? passing({ ...state, spaces: spaces + 1 })
        : declining(next(apply(pause, option)), passed, pause.past.length),
  }
}

/**
 * After an Activity that came later, Irregulars in the spaces that were passed stay Underground as they did before
 * it. Guerrillas whom the Activity itself has brought there would be found now, so that it could not have come then.
 */
const declining = (asked: Asked, passed: readonly SpaceId[], begun: number): Asked => {
  const { game } = asked
  if (isFoundIn(game, passed)) throw new RulesError('not-offered', 'turn.activity', passed)
  if (game.past.length > begun) return asked
  const now = question(game)
  if (now?.ask === 'sweep.irregular')
    return passed.includes(now.about.space as SpaceId)
      ? declining(asked.answer('done'), passed, begun)
      : asked
  return { ...asked, answer: (option) => declining(asked.answer(option), passed, begun) }
}

/** An Activity after which nothing moved has come after all movement; then it was still asked for a space. */
const endingIn = (asked: Asked, spaces: readonly Option[], begun: number, next: Next): Asked => {
  const { game } = asked
  const why = question(game)?.why
  const goesOn = game.past.length === begun && why?.what !== 'sweep' && why?.card !== FOLLOWS
  if (goesOn)
    return { ...asked, answer: (option) => endingIn(asked.answer(option), spaces, begun, next) }
  if (spaces.length === 0) return asked
  return askedNoMore(
    game,
    () => [...spaces, 'done'],
    () => asked,
  )
}

export const sweepAsked = (game: Game, next: Next): Asked => {
  const now = askedBy(DOOR, game, next)
  if (question(game)?.about.spaces?.length === 0) return now
  const spaces: readonly Option[] = options(game).filter((option) => option !== 'done')
  const activities = refusals(game)
    .filter(({ reason }) => reason === 'movement-under-way')
    .map(({ option }) => option)
  return {
    ...now,
    options: () => [...spaces, ...activities, 'done'],
    answer(option) {
      if (option === 'done') {
        const moved = apply(game, option)
        return isPause(moved)
          ? passing({ pause: moved, since: ['done'], spaces: 0, next })
          : next(moved)
      }
      if (!activities.includes(option)) return now.answer(option)
      const acted = apply(apply(game, 'done'), option)
      return endingIn(next(acted), spaces, game.past.length, next)
    },
  }
}

export const pauseAsked = (game: Game, next: Next): Asked => {
  const now = askedBy(DOOR, game, next)
  if (!isPause(game)) return now
  return {
    ...now,
    answer: (option) =>
      option === 'done'
        ? passing({ pause: game, since: ['done'], spaces: behind(game), next })
        : now.answer(option),
  }
}
