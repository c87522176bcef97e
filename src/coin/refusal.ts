/**
 * Why something cannot be chosen. The key names the reason; the numbers and spaces in it are data. The
 * same predicate that lists the options returns it, so that a reason cannot drift from its rule.
 */
export interface Refusal<Reason extends string = string> {
  /** The section of the rulebook, the card, or the ruling. */
  readonly rule: string
  readonly reason: Reason | CoinReason
  readonly numbers?: Readonly<Record<string, number>>
}

export type Verdict<Reason extends string = string> = true | Refusal<Reason>

/** The reasons of the kernel; a game has its own beside them. */
export const COIN_REASONS = [
  'all-are-owed',
  'already-selected',
  'box-taken',
  'chit-not-at-hand',
  'no-activity-now',
  'no-more-spaces',
  'no-space-for-this',
  'none-here',
  'not-next',
  'not-with-this-operation',
  'nothing-selected-yet',
  'only-within',
  'opens-no-space',
  'side-not-on-card',
  'used-this-turn',
] as const
export type CoinReason = (typeof COIN_REASONS)[number]

export const refuse = <Reason extends string>(
  rule: string,
  reason: Reason | CoinReason,
  numbers?: Readonly<Record<string, number>>,
): Refusal<Reason> => (numbers === undefined ? { rule, reason } : { rule, reason, numbers })

/** The predicate of a choice that nothing speaks against. */
export const always = (): true => true
