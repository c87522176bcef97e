import type { CardId } from '../../games/index'

/** What chance has shown, and in words what it means. */
export interface Shown {
  readonly face:
    { readonly die: number } | { readonly chit: number | string } | { readonly card: CardId }
  readonly name: string
  readonly note: string
}
