import { SUBTITLE } from './cover'

/** What the first screen says of the game. */
export const OFFER = {
  subtitle: SUBTITLE,
  about:
    'The British hold Mandatory Palestine with soldiers, police and collective punishment. The Rebels fight to break London’s will to stay.',
  warning: 'A colonial war, and what its methods did to a people.',
} as const

/** Of the rulebook's example. */
export const EXAMPLE_TEXT = {
  deck: 'The rulebook’s example: its first seven cards, in their order',
  end: 'After the rulebook’s example: the second campaign begins',
} as const
