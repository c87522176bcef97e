import { useStore } from 'zustand'
import type { Faction } from '../../games/index'
import { keptList } from '../kit/kept-list'
import { useStores, type Stores } from '../kit/stores'

/** So many are remembered, the latest first. */
const MOST = 100

const said = keptList('lab.agreed')

const mark = (game: string, side: Faction): string => `${game} ${side}`

/** Whether a side has said that the lab may be on in a game of two players, by the game's id. */
export const hasAgreed = (at: Stores, game: string, side: Faction): boolean =>
  said(at).store.getState().includes(mark(game, side))

/** The same, for what is drawn of it. */
export const useAgreed = (game: string): ((side: Faction) => boolean) => {
  const marks = useStore(said(useStores()).store)
  return (side) => marks.includes(mark(game, side))
}

export const agree = (at: Stores, game: string, ...sides: readonly Faction[]): void => {
  const now = sides.map((side) => mark(game, side))
  said(at).change((before) =>
    [...now, ...before.filter((one) => !now.includes(one))].slice(0, MOST),
  )
}
