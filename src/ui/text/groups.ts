import type { GuerrillaGroup, SpaceId } from '../../games/index'
import { listed } from './changes'
import { PLACES, pieces } from './names'

/** Words of groups that move. */
export const GROUPS_TEXT = {
  from: (space: string) => `From ${space}`,
  to: (space: string) => `To ${space}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  nobody: 'choose at least one',
  onlySo: (number: number) => `only ${number} may go there`,
  most: (number: number) => `at most ${number} together`,
} as const

const guerrillas = ({ underground, active }: GuerrillaGroup): string =>
  listed([
    ...(underground > 0 ? [pieces(underground, 'guerrillasUnderground')] : []),
    ...(active > 0 ? [pieces(active, 'guerrillasActive')] : []),
  ])

/** Why a group cannot go, told from those that can: they are too many, or it must be one of these. */
export const groupRefusal = (
  groups: readonly GuerrillaGroup[],
  underground: number,
  active: number,
): string => {
  const most = Math.max(...groups.map((group) => group.underground + group.active))
  if (underground + active === 0) return GROUPS_TEXT.nobody
  if (underground + active > most) return GROUPS_TEXT.most(most)
  return `only ${groups.map(guerrillas).join('; or ')}`
}

interface Ends<Of> {
  readonly from: Of
  readonly to: Of
}

/** A way as its row calls it: what all rows share is not said again. */
export const wayText = ({ from, to }: Ends<SpaceId>, shared: Ends<boolean>): string => {
  if (shared.to && !shared.from) return GROUPS_TEXT.from(PLACES[from])
  if (shared.from) return GROUPS_TEXT.to(PLACES[to])
  return GROUPS_TEXT.fromTo(PLACES[from], PLACES[to])
}
