import { parseArgs } from 'node:util'

/** The arguments of `simulate`, or what is wrong with them, in words. */
export const simulateArguments = (
  given: readonly string[],
): { games: number; seed: number; json: boolean } | { error: string } => {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        games: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    })
    const games = Number(values.games)
    const seed = Number(values.seed)
    if (!Number.isInteger(games) || games < 1 || games > 1_000_000)
      return { error: `--games wants a whole number from 1 to 1,000,000, not “${values.games}”` }
    if (!Number.isInteger(seed) || Math.abs(seed) > 2 ** 31)
      return {
        error: `--seed wants a whole number between -2,147,483,648 and 2,147,483,648, not “${values.seed}”`,
      }
    return { games, seed, json: values.json }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
