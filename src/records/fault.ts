import type { GameId, Mistake as RulesMistake } from '../games/index'

/** What can be wrong with a text that should be a record. */
export const MISTAKES = [
  'too-large',
  'not-json',
  'not-a-record',
  'unknown-game',
  'from-the-future',
  'unknown-version',
  'too-deep',
  'too-many',
  'forbidden-name',
  'wrong-shape',
  'wrong-parent',
  'wrong-setup',
] as const
export type Mistake = (typeof MISTAKES)[number]

/** Why a record cannot be read: what is wrong, where in it, and what the rules say of its set-up. */
export interface Fault {
  readonly mistake: Mistake
  readonly where: string
  readonly rules: { readonly of: GameId; readonly mistake: RulesMistake } | null
}

/** Carries a fault out of the depth of reading; it never leaves this room. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly fault: Fault

  constructor(mistake: Mistake, where = '', rules: Fault['rules'] = null) {
    super(`${mistake}: ${where}`)
    this.fault = { mistake, where, rules }
  }
}
