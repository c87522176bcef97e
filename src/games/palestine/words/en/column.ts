import type { Box, Side } from '../../rules/index'
import { listed } from '../../../../language/english'

const SHORT: Readonly<Record<Box, string>> = {
  'limited-operation': 'Limited Op.',
  event: 'Event',
  'operation-and-special': 'Op. & Special',
}

/** The sides of a card. */
export const SIDES: Readonly<Record<Side, string>> = { unshaded: 'unshaded', shaded: 'shaded' }

/** Words of the Initiative Track. */
export const COLUMN = {
  box: (box: Box) => SHORT[box],
  leaves: (left: readonly Box[]) =>
    left.length > 0 ? `leaves ${listed(left.map((box) => SHORT[box]))}` : '',
  /** P27 Beside the British cylinder, until it is done. */
  mustPass: { 'next-card': 'must Pass on the next Event card', 'this-card': 'must Pass' },
} as const
