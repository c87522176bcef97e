/** The door of what bots know of this game: how it is perceived, and what was learned of it, loaded late. */
export { PERCEPTION } from './perception'

export const weights = async () => (await import('./weights.json')).default
