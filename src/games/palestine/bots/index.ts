/** The door of what bots know of this game: how it is perceived, and what was learned of it, loaded late. */
export { OPENINGS } from './openings'
export { PERCEPTION } from './perception'

export const book = () => import('./book.json').then((part) => part.default)
export const weights = () => import('./weights.json').then((part) => part.default)
