/** 1.6.1 Three of each value. */
export const INTEL_CHITS = [0, 1, 2] as const
export type IntelChit = (typeof INTEL_CHITS)[number]
export const INTEL_CHITS_EACH = 3

/** Where an Intel chit may be: in the draw bag, or held by the British. */
export const INTEL_PLACES = ['bag', 'held'] as const
export type IntelPlace = (typeof INTEL_PLACES)[number]
