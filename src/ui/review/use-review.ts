import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { createReview, type Review } from '../../review/reviewing'
import { beside, useStores } from '../kit/stores'

const reviewOf = beside(({ table }) => createReview(table))

/** The review of the game on this table. */
export const useReviewStore = (): StoreApi<Review> => reviewOf(useStores())

/** What a component needs of it. */
export const useReview = <Part>(part: (state: Review) => Part): Part =>
  useStore(useReviewStore(), part)
