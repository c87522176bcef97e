import type { GameId } from '../../games/index'
import type { Lesson } from '../../lessons/lesson'
import { tryAgain } from '../../parts/try-again'
import type { TableSetup } from '../../store/index'
import { loadOffer } from '../screen/cover'
import { unnamed } from '../words/en/seats'
import { mayBeLesson, taught } from './taught'

/** The lessons of a game, in their order. */
export const lessonsOf = (game: GameId): readonly Lesson[] => taught.getState()[game]?.lessons ?? []

/** Fetches how a game is taught. */
export const teach = async (game: GameId): Promise<void> => {
  if (taught.getState()[game]) return
  const learn = (await tryAgain(() => loadOffer(game)))?.learn
  if (learn) taught.setState({ [game]: await tryAgain(learn) })
}

/** The game in which a lesson is played; null where chance is given, and nobody plays. */
export const setupOf = ({ game, chance, setup }: Lesson): TableSetup | null =>
  chance === 'given'
    ? null
    : {
        game,
        seats: unnamed(game),
        seed: chance,
        chance: 'seed',
        handovers: false,
        rules: setup,
      }

/** A set-up in words that do not depend on the order in which they were written. */
const inOrder = (one: unknown): unknown => {
  if (Array.isArray(one)) return one.map(inOrder)
  if (typeof one !== 'object' || one === null) return one
  return Object.entries(one)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => [key, inOrder(value)])
}

/** Whether two set-ups say the same, in whatever order. */
export const sameSetup = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

/** The lesson that a game is, also when it was kept and opened again; null where it is none. */
export const lessonOn = (setup: TableSetup | null): Lesson | null =>
  setup && mayBeLesson(setup)
    ? (lessonsOf(setup.game).find(
        (one) => one.chance === setup.seed && sameSetup(one.setup, setup.rules),
      ) ?? null)
    : null

/** The lesson that follows one; null after the last. */
export const lessonAfter = ({ id, game }: Lesson): Lesson | null => {
  const all = lessonsOf(game)
  return all[all.findIndex((one) => one.id === id) + 1] ?? null
}
