import { useStore } from 'zustand'
import type { Faction } from '../../games/index'
import { isShared, type TableState } from '../../store/index'
import { keptList } from '../kit/kept-list'
import { useStores, type Stores } from '../kit/stores'
import { sidesOf } from '../words/en/seats'

/** So many are remembered, the latest first. */
const MOST = 100

const said = keptList('lab.agreed')

/** Says it in the place of both sides: one person who answers for them, and whom nobody has to ask. */
export const ALONE: Faction = 'alone'

const mark = (game: string, side: Faction): string => `${game} ${side}`

/** Whether a side has said that the lab may be on in a game of two players, by the game's id. */
export const hasAgreed = (at: Stores, game: string, side: Faction): boolean =>
  said(at).store.getState().includes(mark(game, side))

export const agree = (at: Stores, game: string, ...sides: readonly Faction[]): void => {
  const now = sides.map((side) => mark(game, side))
  said(at).change((before) =>
    [...now, ...before.filter((one) => !now.includes(one))].slice(0, MOST),
  )
}

/** Takes back what these sides have said. */
const disagree = (at: Stores, game: string, ...sides: readonly Faction[]): void => {
  const gone = sides.map((side) => mark(game, side))
  said(at).change((before) => before.filter((one) => !gone.includes(one)))
}

/** What two players have said of the lab in their game. */
export interface Agreement {
  /** Who is asked: nobody where one player sits alone. */
  readonly sides: readonly Faction[]
  readonly hasAgreed: (side: Faction) => boolean
  /** Whether all who are asked have agreed. */
  readonly isThere: boolean
  readonly agree: (side: Faction) => void
  /** Either of them can: it holds for both, and each is asked again. */
  readonly end: () => void
}

/** The same of the game on a table, for what is drawn of it. */
export const useAgreement = ({
  setup,
  identity,
}: Pick<TableState, 'setup' | 'identity'>): Agreement => {
  const stores = useStores()
  const marks = useStore(said(stores).store)
  const game = identity?.id ?? ''
  const hasAgreed = (side: Faction) => marks.includes(mark(game, side))
  const isOfTwo = setup && isShared(setup.seats) && !hasAgreed(ALONE)
  const sides = isOfTwo ? sidesOf(setup.game) : []
  return {
    sides,
    hasAgreed,
    isThere: sides.every(hasAgreed),
    agree: (side) => agree(stores, game, side),
    end: () => disagree(stores, game, ...sides),
  }
}
