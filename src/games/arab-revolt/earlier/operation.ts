import { askedBy } from '../../../coin/asked'
import { DOOR, type Game, type Option } from '../rules'
import { apply, options, type Asked, type Next } from './asking'

/** R39 Whether a British Operation waits for the Activity that opens it. */
const waits = (game: Game, operation: Option): boolean =>
  (operation === 'deploy' || operation === 'assault') &&
  !options(apply(game, operation)).some((option) => DOOR.kindOf(option) === 'space')

/** Before R39 no Deploy and no Assault was offered that only an Activity could open. */
export const operationAsked = (game: Game, next: Next): Asked => ({
  ...askedBy(DOOR, game, next),
  options: () => options(game).filter((operation) => !waits(game, operation)),
})
