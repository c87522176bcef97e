import { askedBy } from '../../../coin/asked'
import { DOOR, SPACES, apply, options, type Game, type Option } from '../rules'
import type { Asked, Next } from './asking'

const isSpace = (option: Option) => (SPACES as readonly Option[]).includes(option)

/** R39 Whether a British Operation waits for the Activity that opens it. */
const waits = (game: Game, operation: Option): boolean =>
  (operation === 'deploy' || operation === 'assault') &&
  !options(apply(game, operation)).some(isSpace)

/** Before R39 no Deploy and no Assault was offered that only an Activity could open. */
export const operationAsked = (game: Game, next: Next): Asked => ({
  ...askedBy(DOOR, game, next),
  options: () => options(game).filter((operation) => !waits(game, operation)),
})
