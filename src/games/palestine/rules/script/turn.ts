import { turnsIn, type Turn as CoinTurn } from '../../../../coin/turn'
import { ACTIVITIES } from '../data/factions'
import { asking } from './ask'
import { selecting } from './select'
import type { Palestine } from './world'

export type Turn = CoinTurn<Palestine>

export const turns = turnsIn<Palestine>(ACTIVITIES, asking, selecting)
export const { turnWithoutActivity, nextSpace, pause, activities, anyActivity, isActivity } = turns
