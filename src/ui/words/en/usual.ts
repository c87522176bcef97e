import { counted } from '../../../language/english'

const games = (number: number): string => counted(number, 'game', 'games')

/** Words of what usually stands where. */
export const USUAL = {
  show: 'Where pieces usually stand',
  hide: 'Take it off the map',
  /** On the map itself. */
  said: (number: number) => `Usually, after the next count · ${games(number)}`,
  note: (number: number, player: string) =>
    `On the map: what stands where after the next count, on an average of ${games(number)} played on by ${player} on both sides. The paler, the fewer games have any of it there.`,
  played: (number: number, all: number) => `${number} of ${games(all)} played on to the next count`,
  waiting: 'Waits while the page is hidden.',
  failed: (message: string) => `The lab could not play on: ${message}.`,
  none: 'The game ends before another count.',
  table: 'What usually stands where',
  space: 'Space',
  what: 'What',
  mean: 'On average',
  share: 'Any there, of 100 games',
} as const
