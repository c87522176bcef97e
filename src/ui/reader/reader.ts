import { createStore } from 'zustand/vanilla'
import type { CardId, GameId } from '../../games/index'
import type { TermId } from '../screen/terms'

/** What can be read: a page of help beside the map, the cards, or the history. */
export type Leaf =
  | { readonly at: 'contents' | 'keys' | 'display' | 'share' | 'lab' }
  | { readonly at: 'term'; readonly term: TermId }
  | { readonly at: 'cards'; readonly card: CardId | null }
  | { readonly at: 'rulings'; readonly ruling: string | null }
  | { readonly at: 'history'; readonly part: HistoryPart }

/** The parts of the page on the history. */
export type HistoryPart = 'timeline' | 'sources'

/** The same, with the game that it is about; null where only one can be meant. */
type LeafOf = Leaf & { readonly of: GameId | null }

interface Reader {
  /** What is open, after all that was read before it; empty while nothing is. */
  readonly trail: readonly LeafOf[]
  /** Opens a leaf of a game: where none is named, of the one that is being read of. */
  readonly open: (leaf: Leaf, of?: GameId) => void
  readonly back: () => void
  readonly close: () => void
}

/** What is being read. */
export const reader = createStore<Reader>()((set) => ({
  trail: [],
  open: (leaf, of) =>
    set(({ trail }) => ({ trail: [...trail, { ...leaf, of: of ?? trail.at(-1)?.of ?? null }] })),
  back: () => set(({ trail }) => ({ trail: trail.slice(0, -1) })),
  close: () => set({ trail: [] }),
}))

const { open } = reader.getState()

export const openTerm = (term: TermId): void => open({ at: 'term', term })
export const openRuling = (ruling: string | null, of?: GameId): void =>
  open({ at: 'rulings', ruling }, of)
export const openCard = (card: CardId | null, of?: GameId): void => open({ at: 'cards', card }, of)
export const openPage = (
  at: 'contents' | 'keys' | 'display' | 'share' | 'lab',
  of?: GameId,
): void => open({ at }, of)
export const openHistory = (part: HistoryPart, of?: GameId): void =>
  open({ at: 'history', part }, of)
