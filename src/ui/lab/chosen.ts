import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Game, Option } from '../../games/index'

interface Chosen {
  /** Of which position the answers are; they are forgotten with it. */
  readonly game: Game | null
  readonly answers: readonly Option[]
  readonly toggle: (option: Option) => void
  readonly forget: (game: Game | null) => void
}

const same = (one: Option, other: Option): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The answers that have been chosen to be simulated. */
export const chosenAnswers = createStore<Chosen>()((set) => ({
  game: null,
  answers: [],
  toggle: (option) =>
    set(({ answers }) => ({
      answers: answers.some((one) => same(one, option))
        ? answers.filter((one) => !same(one, option))
        : [...answers, option],
    })),
  forget: (game) => set((before) => (before.game === game ? before : { game, answers: [] })),
}))

export const useChosen = <Part>(part: (answers: readonly Option[]) => Part): Part =>
  useStore(chosenAnswers, ({ answers }) => part(answers))
