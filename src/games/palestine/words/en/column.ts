import type { Box, Faction, MustPass, Side } from '../../rules/index'
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
} as const

const MUST_PASS: Readonly<Record<MustPass, string>> = {
  'next-card': 'must Pass next (P27)',
  'this-card': 'must Pass (P27)',
}

/** PR92 To what American Loans hold the British, until it is done. */
export const heldToText = (mustPass: MustPass | null, by: Faction): string | null =>
  mustPass !== null && by === 'british' ? MUST_PASS[mustPass] : null
