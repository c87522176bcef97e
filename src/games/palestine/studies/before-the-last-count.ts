import type { CardId, EventId, Faction, Position } from '../rules/index'

/** Two piles with their counts, and of the third all Events but one. */
const PILES: readonly CardId[] = [
  ...(['P6', 'P10', 'P31', 'P5', 'P16', 'P14', 'P33'] as const),
  ...(['P1', 'P21', 'P12', 'P28', 'P7', 'P30', 'P34'] as const),
  ...(['P19', 'P26', 'P22', 'P15', 'P11'] as const),
]

/** The last Event of the last pile is in play, and the other side has acted on it: only the third count comes after. */
export const beforeTheLastCount = (card: EventId, by: Faction) =>
  ({
    played: [...PILES, card],
    firstEligible: by === 'british' ? 'irgun' : 'british',
    phase: 'second-eligible',
  }) as const satisfies Partial<Position>
