import { useState } from 'react'
import type { GuerrillaGroup, Option } from '../../rules/index'
import { Figure } from '../mark'
import { PLACES } from '../text/names'
import { DECISION } from '../text/words'
import { Stepper } from './stepper'
import type { Route } from './view'

interface Chooses {
  readonly onChoose: (option: Option) => void
  readonly onTry: (option: Option | null) => void
}

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

const most = (route: Route, of: 'underground' | 'active'): number =>
  Math.max(...route.groups.map((group) => group[of]))

function RouteRow({ route, title, onChoose, onTry }: Chooses & { route: Route; title: string }) {
  const first = firstGroup(route)
  const [underground, setUnderground] = useState(first?.underground ?? 0)
  const [active, setActive] = useState(first?.active ?? 0)
  const group = groupOf(route, underground, active)
  const say = () => group && onTry(group)
  return (
    <li className="route">
      <button
        type="button"
        className={group ? 'choice' : 'choice refused'}
        aria-disabled={!group}
        data-digit={route.digit ?? undefined}
        onClick={() => group && onChoose(group)}
        onFocus={say}
        onPointerEnter={say}
      >
        <span className="digit" aria-hidden="true">
          {route.digit ?? ''}
        </span>
        <span className="said">
          <b>{title}</b>
          {!group && (
            <small>
              {underground + active === 0 ? DECISION.chooseANumber : DECISION.notOffered}
            </small>
          )}
        </span>
      </button>
      {most(route, 'underground') > 0 && (
        <span className="kind" title={DECISION.underground}>
          <Figure of="guerrillasUnderground" />
          <Stepper
            what={`${DECISION.underground} ${title}`}
            value={underground}
            least={0}
            most={most(route, 'underground')}
            onChange={setUnderground}
          />
        </span>
      )}
      {most(route, 'active') > 0 && (
        <span className="kind" title={DECISION.active}>
          <Figure of="guerrillasActive" />
          <Stepper
            what={`${DECISION.active} ${title}`}
            value={active}
            least={0}
            most={most(route, 'active')}
            onChange={setActive}
          />
        </span>
      )}
    </li>
  )
}

/** Guerrillas who may go together, way by way. */
export function Routes({ routes, ...chooses }: Chooses & { routes: readonly Route[] }) {
  if (routes.length === 0) return null
  const sameOrigin = new Set(routes.map(({ from }) => from)).size === 1
  const sameGoal = new Set(routes.map(({ to }) => to)).size === 1
  const title = ({ from, to }: Route) =>
    sameGoal && !sameOrigin
      ? DECISION.fromHere(PLACES[from])
      : sameOrigin
        ? DECISION.to(PLACES[to])
        : `${PLACES[from]} ${DECISION.to(PLACES[to])}`
  return (
    <ul className="routes">
      {routes.map((route) => (
        <RouteRow
          key={`${route.from} ${route.to}`}
          route={route}
          title={title(route)}
          {...chooses}
        />
      ))}
    </ul>
  )
}
