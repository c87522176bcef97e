import { later } from '../kit/later'

/** The hints of a lesson; no other game needs their words. */
export const HintCard = later(() => import('./hint-card').then((part) => part.HintCard))
