import { apply, options, question, type Faction, type Game, type Side } from '../games/index'
import { ahead, type Ahead, type Reach } from './ahead'
import { forcedAnswer } from './forced'
import { remembered } from './remembered'

/** What would come of a side of the Event by itself, and who would execute it. */
export interface Rehearsal extends Ahead {
  readonly by: Faction
}

/** The whole Event, as far as nobody has to choose. */
const EVENT: Reach = {
  ends: ({ fact, why }) => fact === 'ends' && why.what === 'event',
  granted: (game, { by }) => (by === 'chance' ? null : forcedAnswer(game, by)),
  ways: 0,
  chance: true,
  goesOn: false,
}

/** The games in which the one who is to act could choose a side of the Event, by every way there. */
const atEvent = (game: Game): readonly Game[] => {
  const ask = question(game)?.ask
  if (ask === 'turn.event') return [game]
  if (ask === 'turn.box') return options(game).includes('event') ? [apply(game, 'event')] : []
  if (ask !== 'turn.chit') return []
  return options(game).flatMap((chit) => atEvent(apply(game, chit)))
}

const eventOf = (game: Game, side: Side): Rehearsal[] => {
  const asked = question(game)
  if (asked === null || asked.by === 'chance' || !options(game).includes(side)) return []
  return [{ by: asked.by, ...ahead(game, [side], EVENT) }]
}

/**
 * What a side of the Event would do now; null where it could not be chosen in this action, or where the
 * choices before it would make a difference.
 */
export const rehearse = remembered((game: Game, side: Side): Rehearsal | null => {
  const [first = null, ...others] = atEvent(game).flatMap((one) => eventOf(one, side))
  const differs = others.some((one) => JSON.stringify(one) !== JSON.stringify(first))
  return differs ? null : first
})
