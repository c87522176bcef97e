import type { Box, Side } from '../../rules/index'
import { counted, listed } from '../../../../language/english'

const SHORT: Readonly<Record<Box, string>> = {
  'limited-operation': 'Limited Op.',
  event: 'Event',
  'operation-and-special': 'Op. & Special',
}

/** Words of the card, the Initiative Track and the answers. */
export const COLUMN = {
  sides: { unshaded: 'unshaded', shaded: 'shaded' } satisfies Record<Side, string>,
  box: (box: Box) => SHORT[box],
  leaves: (left: readonly Box[]) =>
    left.length > 0 ? `leaves ${listed(left.map((box) => SHORT[box]))}` : '',
  order: (first: boolean) => (first ? '1st' : '2nd'),
  spaces: (number: number) => counted(number, 'space', 'spaces'),
  die: 'a die',
  draw: 'a draw',
  /** On the answer that the first game suggests. */
  suggested: 'suggested',
} as const

/** What can be shown below the map of a phone. */
export const SHEETS = {
  title: 'Below the map',
  decision: 'Decision',
  card: 'Card',
  log: 'Log',
} as const
