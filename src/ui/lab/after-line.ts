import { apply, options, type Game, type Option } from '../../games/index'

/** The game after a line, and after what leaves no choice then. */
export const afterLine = (game: Game, line: readonly Option[]): Game => {
  let now = line.reduce((at, option) => apply(at, option), game)
  for (;;) {
    const [only, ...others] = options(now)
    if (only === undefined || others.length > 0) return now
    now = apply(now, only)
  }
}
