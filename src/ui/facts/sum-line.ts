import type { SpaceId } from '../../games/index'

/** One line of the sum of Political Will; what comes before the sum has no amount of its own. */
export interface SumLine {
  readonly id: string
  readonly rule: string
  readonly spaces: readonly SpaceId[]
  readonly number: number
  readonly amount: number | null
}
