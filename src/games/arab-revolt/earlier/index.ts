/** How the questions were put before rulings that have changed what they list, so that what was kept then opens. */
import { askedBy } from '../../../coin/asked'
import { DOOR, type Ask, type Game } from '../rules'
import { question, type Asked, type Next } from './asking'
import { eventAsked, eventSpaceAsked } from './events'
import { operationAsked } from './operation'
import { patrolAsked, patrolMoveAsked } from './patrol'
import { pauseAsked, sweepAsked } from './sweep'

const OTHERWISE: Readonly<Partial<Record<Ask, (game: Game, next: Next) => Asked>>> = {
  'turn.operation': operationAsked,
  'patrol.space': patrolAsked,
  'patrol.move': patrolMoveAsked,
  'sweep.space': sweepAsked,
  'turn.event': eventAsked,
  'event.space': eventSpaceAsked,
  'turn.activity': pauseAsked,
}

/** A question as it was put when the first links were made. */
export const askedThen = (game: Game): Asked => {
  const ask = question(game)?.ask
  const otherwise = ask && OTHERWISE[ask]
  return otherwise ? otherwise(game, askedThen) : askedBy(DOOR, game, askedThen)
}
