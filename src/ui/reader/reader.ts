import { createStore } from 'zustand/vanilla'
import type { CardId } from '../../games/index'
import type { TermId } from '../screen/terms'

/** What can be read: a page of help beside the map, or the cards. */
export type Leaf =
  | { readonly at: 'contents' | 'keys' | 'display' | 'share' }
  | { readonly at: 'term'; readonly term: TermId }
  | { readonly at: 'cards'; readonly card: CardId | null }
  | { readonly at: 'rulings'; readonly ruling: string | null }

interface Reader {
  /** What is open, after all that was read before it; empty while nothing is. */
  readonly trail: readonly Leaf[]
  readonly open: (leaf: Leaf) => void
  readonly back: () => void
  readonly close: () => void
}

/** What is being read. */
export const reader = createStore<Reader>()((set) => ({
  trail: [],
  open: (leaf) => set(({ trail }) => ({ trail: [...trail, leaf] })),
  back: () => set(({ trail }) => ({ trail: trail.slice(0, -1) })),
  close: () => set({ trail: [] }),
}))

const { open } = reader.getState()

export const openTerm = (term: TermId): void => open({ at: 'term', term })
export const openRuling = (ruling: string | null): void => open({ at: 'rulings', ruling })
export const openCard = (card: CardId | null): void => open({ at: 'cards', card })
export const openPage = (at: 'contents' | 'keys' | 'display' | 'share'): void => open({ at })
