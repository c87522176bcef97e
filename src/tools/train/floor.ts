import type { Random } from '../../bots/random'
import { drawnInterval, type Interval } from '../match/statistics'

/** A position that was played on again and again: what was said of it, and how often the first side won. */
export interface PlayedOn {
  readonly said: number
  readonly won: number
  readonly of: number
}

/** Brier scores as ratios to that of always saying how often the first side wins, on the same positions. */
interface Ratios {
  /** That of what was said. */
  readonly told: number
  /** That of whoever knew the true chance of each position: no value can do better. */
  readonly floor: number
}

/** The ratios with their intervals, for which positions were drawn anew. */
export interface Floor extends Ratios {
  readonly positions: number
  readonly constant: number
  readonly toldInterval: Interval
  readonly floorInterval: Interval
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const constantOf = (positions: readonly PlayedOn[]): number => {
  const share = mean(positions.map(({ won, of }) => won / of))
  return share * (1 - share)
}

/** A share of n games falls short of p(1 − p), which is what the true chance p would score, by one part in n. */
const ratiosOf = (positions: readonly PlayedOn[]): Ratios => {
  const constant = constantOf(positions)
  const told = mean(
    positions.map(({ said, won, of }) => (won * (1 - said) ** 2 + (of - won) * said ** 2) / of),
  )
  const floor = mean(positions.map(({ won, of }) => (won * (of - won)) / (of * (of - 1))))
  return { told: told / constant, floor: floor / constant }
}

const round = (number: number): number => Number(number.toFixed(3))

/** How near what was said came to what could be known. Each position was played on at least twice. */
export const floorOf = (positions: readonly PlayedOn[], random: Random): Floor => {
  const { told, floor } = ratiosOf(positions)
  const intervalOf = (which: keyof Ratios): Interval => {
    const [from, to] = drawnInterval(positions, (drawn) => ratiosOf(drawn)[which], random)
    return [round(from), round(to)]
  }
  return {
    positions: positions.length,
    constant: round(constantOf(positions)),
    told: round(told),
    toldInterval: intervalOf('told'),
    floor: round(floor),
    floorInterval: intervalOf('floor'),
  }
}
