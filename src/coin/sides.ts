/** 5.2 The first text of a card is its unshaded side, the second its shaded side. */
export const SIDES = ['unshaded', 'shaded'] as const
export type Side = (typeof SIDES)[number]
