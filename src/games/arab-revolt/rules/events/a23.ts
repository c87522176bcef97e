import { canMobilize, mobilizeWhere } from '../activities/mobilize'
import { canRaid, raidNextToBases } from '../activities/raid'
import { bases, irregulars } from '../board/queries'
import { canOperateIn, limitedOperationIn, mayOperate } from '../operations'
import { rollWithinBases } from '../script/drawing'
import { refuse } from '../script/refusal'
import { onlyIn } from '../script/within'
import { mayDo, perhapsOneSpaceOf } from './asking'
import type { EventCard } from './card'

/**
 * al-Hajj Muhammad.
 * Unshaded: in one space that has a Rebel Base and at least one Irregular, the British may Sweep and
 * then Assault (R48: or Sweep alone).
 * Shaded: a roll; at or below the number of Bases on the map the Rebels may Mobilize and then Raid.
 */
export const a23: EventCard = {
  *unshaded(t) {
    const space = yield* perhapsOneSpaceOf('british', (one) =>
      bases(t.board, one) > 0 && irregulars(t.board, one) > 0
        ? canOperateIn(t, 'sweep', one)
        : refuse('A23', 'needs-base-and-irregular'),
    )
    if (space === null) return
    yield* limitedOperationIn(t, 'sweep', space)
    yield* mayOperate(t, 'assault', 1, onlyIn('A23', space))
  },
  *shaded(t) {
    if (!(yield* rollWithinBases(t))) return
    yield* mayDo(t, 'mobilize', canMobilize(t), () => mobilizeWhere(t))
    yield* mayDo(t, 'raid', canRaid(t), () => raidNextToBases(t))
  },
}
