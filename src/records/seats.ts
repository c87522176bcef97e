import type { BotSeat, Seat, Seats } from './saved-game'

type Fields = Readonly<Record<string, unknown>>

/** A watched game played itself at random: the weakest of the bots comes nearest to that. */
const RANDOM = 'newcomer'

const seatBefore = (name: unknown, mode: unknown, seed: unknown): unknown =>
  mode === 'watch' ? { kind: 'bot', level: RANDOM, seed } : { kind: 'player', name }

/** What told of two players by name, and whether their game played itself, tells now who sits where. */
export const seated = ({ players, mode, ...rest }: Fields): Record<string, unknown> => {
  const isTold = typeof players === 'object' && players !== null
  if (!isTold || (mode !== 'play' && mode !== 'watch')) return { ...rest, seats: players }
  const each = Object.entries(players).map(([side, name]) => [
    side,
    seatBefore(name, mode, rest['seed'] ?? 0),
  ])
  return { ...rest, seats: Object.fromEntries(each) as unknown }
}

/** The names of the players, by side; null where a bot sits. */
export const playersIn = (given: Seats): Readonly<Record<string, string>> | null => {
  const named = Object.entries(given).flatMap(([side, one]) =>
    one.kind === 'player' ? [[side, one.name] as const] : [],
  )
  return named.length === Object.keys(given).length ? Object.fromEntries(named) : null
}

/** Whether a bot answers at a seat: it sits there, and nobody stands in for it. */
export const isBots = (seat: Seat): seat is BotSeat => seat.kind === 'bot' && !seat.standIn

/** Whether anybody plays; where only bots do, their game is watched. */
export const isPlayed = (seats: Seats): boolean =>
  Object.values(seats).some((seat) => !isBots(seat))

/** Whether players sit on all sides: only then somebody has to make room for another. Whoever stands in for a bot is no second player. */
export const isShared = (seats: Seats): boolean => playersIn(seats) !== null
