import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { sameOption, type Game, type Option } from '../../games/index'
import { beside, useStores } from '../kit/stores'

interface Chosen {
  /** Of which position the answers are; they are forgotten with it. */
  readonly game: Game | null
  readonly answers: readonly Option[]
  readonly toggle: (option: Option) => void
  readonly forget: (game: Game | null) => void
}

/** The answers that have been chosen to be simulated. */
const chosenOf = beside(() =>
  createStore<Chosen>()((set) => ({
    game: null,
    answers: [],
    toggle: (option) =>
      set(({ answers }) => ({
        answers: answers.some((one) => sameOption(one, option))
          ? answers.filter((one) => !sameOption(one, option))
          : [...answers, option],
      })),
    forget: (game) => set((before) => (before.game === game ? before : { game, answers: [] })),
  })),
)

export const useChosen = <Part>(part: (chosen: Chosen) => Part): Part =>
  useStore(chosenOf(useStores()), part)
