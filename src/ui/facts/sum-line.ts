import type { SpaceId } from '../../games/index'

/** One line of the sum of Political Will; what comes before the sum has no amount of its own. */
export interface SumLine<Space = SpaceId> {
  readonly id: string
  readonly rule: string
  readonly spaces: readonly Space[]
  readonly number: number
  readonly amount: number | null
}
