import type { ChitGroup } from '../../../ui/map/chits'
import { INTEL_CHITS, INTEL_PLACES, type Board, type IntelPlace } from '../rules/index'
import { MAP } from '../words/en/map'
import { inRow } from '../../../language/english'

const chitsIn = ({ intel }: Pick<Board, 'intel'>, place: IntelPlace): readonly number[] =>
  INTEL_CHITS.flatMap((chit) => Array.from({ length: intel[place][chit] }, () => chit))

/** 1.6.1 The Intel chits that are held, and those in the bag: which they are is open. A pile without chits takes no room. */
export const intelGroups = (board: Pick<Board, 'intel'>): readonly ChitGroup[] =>
  [...INTEL_PLACES]
    .reverse()
    .map((pile) => ({ pile, name: MAP[pile], chits: chitsIn(board, pile) }))
    .filter(({ chits }) => chits.length > 0)

/** The same in words. */
export const intelInWords = (board: Pick<Board, 'intel'>, place: IntelPlace): string =>
  inRow(chitsIn(board, place).map(String)) || MAP.none
