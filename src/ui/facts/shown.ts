import type { CardId } from '../../games/index'

/** What chance has shown, and in words what it means. */
export interface Shown<Card = CardId> {
  readonly face:
    | { readonly die: number }
    | { readonly chit: number | string }
    | { readonly card: Card }
  readonly name: string
  readonly note: string
}
