import type { Simulated } from '../../bots/lab/messages'
import type { Wish } from './run'

/**
 * What a game of each player takes, in games played at random: measured on one core from the printed start
 * (12 ms at random, 54 ms by an Officer, 28 s by a Commander).
 */
const COSTS: Readonly<Record<Simulated, number>> = {
  random: 1,
  newcomer: 6.5,
  steward: 4,
  officer: 4.5,
  planner: 70,
  strategist: 380,
  commander: 2350,
}

/** How long a wish is likely to take, where a game at random takes so long. */
export const expectedTime = (
  { seats, games, alternatives }: Pick<Wish, 'seats' | 'games' | 'alternatives'>,
  ofRandomGame: number,
  workers: number,
): number => {
  const costs = Object.values(seats).map((one) => COSTS[one])
  const each = costs.reduce((sum, one) => sum + one, 0) / costs.length
  return (alternatives.length * games * each * ofRandomGame) / workers
}
