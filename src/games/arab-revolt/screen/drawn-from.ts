import { drawnOf } from '../../../ui/map/drawn-of'
import type { Board } from '../rules/index'

export const drawnFrom = drawnOf<Board>()
