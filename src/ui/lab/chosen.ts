import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Game, Option } from '../../games/index'
import { beside, useStores } from '../kit/stores'

interface Chosen {
  /** Of which position the answers are; they are forgotten with it. */
  readonly game: Game | null
  readonly answers: readonly Option[]
  readonly toggle: (option: Option) => void
  readonly forget: (game: Game | null) => void
}

const same = (one: Option, other: Option): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The answers that have been chosen to be simulated. */
const chosenOf = beside(() =>
  createStore<Chosen>()((set) => ({
    game: null,
    answers: [],
    toggle: (option) =>
      set(({ answers }) => ({
        answers: answers.some((one) => same(one, option))
          ? answers.filter((one) => !same(one, option))
          : [...answers, option],
      })),
    forget: (game) => set((before) => (before.game === game ? before : { game, answers: [] })),
  })),
)

export const useChosen = <Part>(part: (chosen: Chosen) => Part): Part =>
  useStore(chosenOf(useStores()), part)
