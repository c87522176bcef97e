import { turnsIn, type Turn as CoinTurn } from '../../../../coin/turn'
import { ACTIVITIES } from '../data/factions'
import { asking } from './ask'
import { selecting } from './select'
import type { ArabRevolt } from './world'

export type Turn = CoinTurn<ArabRevolt>

export const turns = turnsIn<ArabRevolt>(ACTIVITIES, asking, selecting)
export const { turnWithoutActivity, nextSpace, pause } = turns
