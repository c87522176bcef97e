/** 1.7.2 Two of each. */
export const PUNISHMENTS = ['detain', 'demolish', 'fine'] as const
export type Punishment = (typeof PUNISHMENTS)[number]
export const PUNISHMENTS_EACH = 2

/** 1.8.1 Three of each value. */
export const OPERATIONS_CHITS = [1, 2, 3] as const
export type OperationsChit = (typeof OPERATIONS_CHITS)[number]
export const OPERATIONS_CHITS_EACH = 3

/** Where a chit may be: in the cup, drawn and not yet chosen, held for later, or set aside. */
export const TRAYS = ['pool', 'drawn', 'held', 'used'] as const
export type Tray = (typeof TRAYS)[number]
