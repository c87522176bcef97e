import { RulesError as CoinRulesError, type CoinMistake } from '../../../../coin/error'

/** What was wrong with something that was handed to the rules. */
export type Mistake =
  | CoinMistake
  | 'unknown-space'
  | 'unknown-piece'
  | 'unknown-card'
  | 'unknown-value'
  | 'too-many-pieces'
  | 'too-many-markers'
  | 'too-many-chits'
  | 'too-many-arms-caches-here'
  | 'arms-cache-on-railway'
  | 'marker-out-of-place'
  | 'curfew-without-british'
  | 'political-will-out-of-range'
  | 'haganah-out-of-range'
  | 'card-twice'
  | 'not-a-capability'
  | 'capability-not-played'
  | 'phase-does-not-fit'

export type RulesError = CoinRulesError<Mistake>
/** With a prototype of its own: `instanceof` would take that of the generic class, whose mistakes are any. */
export const RulesError: {
  readonly prototype: RulesError
  new (mistake: Mistake, asked: string, given: unknown): RulesError
} = CoinRulesError<Mistake>
