import type { Kind } from '../../../ui/screen/on-map'
import type { Faction, ArabRevolt } from '../rules/index'
import { KINDS } from './kinds'

/** Whose piece it is; null for what is nobody's. */
export const sideOf = (piece: string): Faction | null =>
  (KINDS as Readonly<Record<string, Kind<ArabRevolt>>>)[piece]?.side ?? null
