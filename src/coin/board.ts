import type { Box } from './boxes'
import type { FactNames } from './world'

/** 1.10 */
export const MAX_POLITICAL_WILL = 20

type BoardNames = Pick<FactNames, 'faction' | 'phase' | 'card' | 'side' | 'outcome'>

/** What lies on the board of every game with cards and an Initiative Track. */
export interface CardBoardState<W extends BoardNames> {
  phase: W['phase'] | 'over'
  politicalWill: number
  /** 2.2 All cards revealed so far; the last one is in play. */
  played: W['card'][]
  capabilities: { readonly card: W['card']; readonly side: W['side'] }[]
  firstEligible: W['faction']
  /** 2.3.2 Where the cylinders stand on this card. */
  boxes: Record<W['faction'], Box | null>
  outcome: W['outcome'] | null
}

/** The same as all but the verbs see it. */
export interface CardBoard<W extends BoardNames> {
  readonly phase: W['phase'] | 'over'
  readonly politicalWill: number
  readonly played: readonly W['card'][]
  readonly capabilities: readonly { readonly card: W['card']; readonly side: W['side'] }[]
  readonly firstEligible: W['faction']
  readonly boxes: Readonly<Record<W['faction'], Box | null>>
  readonly outcome: W['outcome'] | null
}

/** The card in play, or null before the first one. */
export const cardInPlay = <Card>({ played }: { readonly played: readonly Card[] }): Card | null =>
  played.at(-1) ?? null
