import type { TableSetup } from '../../store/index'
import { WHO } from '../text/names'

/** The first game: its cards and its seed are fixed, so that its course is known. */
export const FIRST_GAME: TableSetup = {
  names: { british: WHO.british, rebels: WHO.rebels },
  seed: 1936,
  chance: 'seed',
  mode: 'play',
  handovers: true,
  rules: { deck: ['A13', 'A14'] },
}
