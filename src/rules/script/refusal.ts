/**
 * Why something cannot be chosen. The key names the reason; the numbers and spaces in it are data. The
 * same predicate that lists the options returns it, so that a reason cannot drift from its rule.
 */
export interface Refusal {
  /** The section of the rulebook, the card, or the ruling. */
  readonly rule: string
  readonly reason: Reason
  readonly numbers?: Readonly<Record<string, number>>
}

export type Verdict = true | Refusal

export const REASONS = [
  'all-are-owed',
  'already-selected',
  'bases-are-not-detained',
  'box-taken',
  'chit-not-at-hand',
  'curfew-here',
  'curfew-next-to-railway',
  'event-box-closed',
  'guerrilla-is-owed',
  'marched-already',
  'movement-under-way',
  'needs-active-guerrilla',
  'needs-active-guerrilla-and-opposition',
  'needs-base',
  'needs-base-and-irregular',
  'needs-base-next-door',
  'needs-both-sides',
  'needs-british-piece',
  'needs-city',
  'needs-city-or-railway',
  'needs-city-with-curfew',
  'needs-country-in-play',
  'needs-cubes-and-rebels',
  'needs-curfew',
  'needs-district',
  'needs-district-next-to-transjordan',
  'needs-district-or-city',
  'needs-district-or-country',
  'needs-district-or-railway',
  'needs-district-with-curfew',
  'needs-guerrilla',
  'needs-guerrilla-at-base',
  'needs-guerrilla-in-reach',
  'needs-guerrilla-in-reach-of-any',
  'needs-more-british',
  'needs-more-guerrillas',
  'needs-more-rebels',
  'needs-opposition',
  'needs-police',
  'needs-police-or-irregular',
  'needs-railway',
  'needs-rebels',
  'needs-rebels-or-opposition',
  'needs-sabotage',
  'needs-sabotage-near',
  'needs-syria-or-lebanon',
  'needs-troops',
  'needs-underground-guerrilla',
  'needs-underground-irregular',
  'needs-underground-irregular-anywhere',
  'no-activity-now',
  'no-chit-left',
  'no-more-spaces',
  'no-space-for-this',
  'none-available',
  'none-here',
  'not-in-palestine',
  'not-next',
  'not-next-to-this-city',
  'not-next-to-detained',
  'not-next-to-fined',
  'not-selected',
  'not-with-this-operation',
  'nothing-selected-yet',
  'only-within',
  'opens-no-space',
  'opposition-already',
  'out-of-play',
  'out-of-reach',
  'railway',
  'side-not-on-card',
  'some-are-available',
  'stacking-bases',
  'stands-there-already',
  'unity-too-low',
  'used-this-turn',
] as const
export type Reason = (typeof REASONS)[number]

export const refuse = (
  rule: string,
  reason: Reason,
  numbers?: Readonly<Record<string, number>>,
): Refusal => (numbers === undefined ? { rule, reason } : { rule, reason, numbers })

/** The predicate of a choice that nothing speaks against. */
export const always = (): Verdict => true
