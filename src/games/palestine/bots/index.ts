/** The door of what bots know of this game: how it is perceived, and what was learned of it, loaded late. */
export { OPENINGS } from './openings'
export { PERCEPTION } from './perception'

export const book = async () => (await import('./book.json')).default
export const weights = async () => (await import('./weights.json')).default
