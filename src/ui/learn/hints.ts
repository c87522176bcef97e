import { later } from '../kit/later'

/** The first game's hints; no other game needs their words. */
export const HintCard = later(async () => (await import('./hint-card')).HintCard)
