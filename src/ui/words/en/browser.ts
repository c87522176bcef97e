import type { Side } from '../../../games/index'

/** Which cards are shown, by what has become of them in this game. */
export const STATES = {
  all: 'All',
  unseen: 'Not yet seen',
  played: 'Played',
  'in-effect': 'In effect',
} as const
export type StateFilter = keyof typeof STATES

/** Words of the card browser. */
export const BROWSER = {
  title: 'The cards',
  search: 'Search the cards',
  states: 'Which cards',
  kinds: 'Kinds',
  everyKind: 'Every kind',
  found: (number: number, all: number) => `${number} of ${all}`,
  none: 'No card is like that.',
  list: 'Cards',
  back: 'All cards',
  close: 'Close',
  background: 'Background',
  tips: 'Tips',
  source: 'To read on',
  sources: 'Sources',
  carriedBy: (numbers: string) => `Sources ${numbers}`,
  supports: (what: string) => `supports: ${what}.`,
  noSides:
    'A Propaganda card has no Event. It starts a Propaganda Round, which counts Political Will and may end the game.',
  moreThanRound:
    'Like the other Propaganda cards it starts a Propaganda Round, which counts Political Will and may end the game. Nobody chooses what it does beside.',
  unseen: 'not yet seen',
  now: 'in play now',
  cardAt: (number: number) => `played as card ${number}`,
  takenBy: (by: string, side: Side) => `${side} side, by ${by}`,
  passedOver: 'its Event was not taken',
  inEffect: (side: Side) => `in effect, ${side} side`,
  odds: (percent: string) => `${percent} to be the next card`,
} as const
