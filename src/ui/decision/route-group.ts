import type { GuerrillaGroup } from '../../games/index'
import type { Route } from './view'

/** The group of these numbers, if it may go. */
export const groupOf = (
  route: Route,
  underground: number,
  active: number,
): GuerrillaGroup | undefined =>
  route.groups.find((one) => one.underground === underground && one.active === active)

/** The group that is proposed first: the smallest, Underground if it can be. */
export const firstGroup = ({ groups }: Route): GuerrillaGroup | undefined =>
  [...groups].sort(
    (a, b) => a.underground + a.active - b.underground - b.active || a.active - b.active,
  )[0]
