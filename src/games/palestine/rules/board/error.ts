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
export const RulesError = CoinRulesError<Mistake>
