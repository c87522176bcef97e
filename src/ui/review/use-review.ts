import { useStore } from 'zustand'
import { createReview, type Review } from '../../review/reviewing'
import { table } from '../kit/use-table'

/** The review of the one table of this page. */
export const review = createReview(table)

/** What a component needs of it. */
export const useReview = <Part>(part: (state: Review) => Part): Part => useStore(review, part)
