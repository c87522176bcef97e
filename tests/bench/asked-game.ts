import { parseArgs } from 'node:util'
import type { GameId } from '../../src/games/index'
import { USUAL_GAME } from '../../src/tools/learned'

/** The game that a measurement is about: Arab Revolt, or another by `-- --game palestine`. */
export const askedGame = (): GameId =>
  parseArgs({ options: { game: { type: 'string', default: USUAL_GAME } } }).values.game
