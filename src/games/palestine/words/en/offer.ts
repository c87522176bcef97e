import { SUBTITLE } from './cover'

/** What the first screen says of the game. */
export const OFFER = {
  subtitle: SUBTITLE,
  about:
    'The British search, arrest and impose curfews while the world looks on. Irgun and Lehi, at times beside the Haganah, fight to make them leave.',
  warning: 'Bombs against people, hangings, camps, and refugees turned back.',
} as const

/** Of the rulebook's example. */
export const EXAMPLE_TEXT = {
  deck: 'The rulebook’s example: its first seven cards, in their order',
  end: 'After the rulebook’s example: the second campaign begins',
} as const
