import { parseArgs } from 'node:util'
import { GAMES, type GameId } from '../games/index'
import { USUAL_GAME } from './learned'

/** How `simulate` is called. */
export const USAGE = `usage: npm run -s simulate -- [--game arab-revolt] [--games 1000] [--seed 1] [--json [--time]] [--help]

  --game   ${GAMES.join(' or ')}
  --games  how many random games are played, 1 to 1,000,000
  --seed   a whole number; the same seed gives the same games
  --json   tell the result as JSON, the same for the same games and seed
  --time   tell in the JSON how many milliseconds it took, too
  --help   tell this`

interface Asked {
  readonly game: GameId
  readonly games: number
  readonly seed: number
  readonly json: boolean
  readonly time: boolean
}

/** A negative number is the value of the option before it, not an option. */
const withNegatives = (given: readonly string[]): string[] =>
  given.flatMap((one, i) => {
    const next = given[i + 1] ?? ''
    if (/^-\d/.test(one) && i > 0) return []
    return [/^-\d/.test(next) ? `${one}=${next}` : one]
  })

/** The arguments of `simulate`, what is wrong with them in words, or null where help is asked for. */
export const simulateArguments = (given: readonly string[]): Asked | { error: string } | null => {
  try {
    const { values } = parseArgs({
      args: withNegatives(given),
      options: {
        game: { type: 'string', default: USUAL_GAME },
        games: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
        time: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const { game, json, time, help } = values
    const games = Number(values.games)
    const seed = Number(values.seed)
    if (help) return null
    if (!GAMES.includes(game)) return { error: `--game wants ${GAMES.join(' or ')}, not “${game}”` }
    if (!Number.isInteger(games) || games < 1 || games > 1_000_000)
      return { error: `--games wants a whole number from 1 to 1,000,000, not “${values.games}”` }
    if (!Number.isInteger(seed) || Math.abs(seed) > 2 ** 31)
      return {
        error: `--seed wants a whole number between -2,147,483,648 and 2,147,483,648, not “${values.seed}”`,
      }
    return { game, games, seed, json, time }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
