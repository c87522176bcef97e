import type { GuerrillaGroup, Option } from '../../rules/index'
import { Figure } from '../mark'
import { PLACES } from '../text/names'
import { DECISION } from '../text/words'
import { usePicked } from '../table/picking'
import { Stepper } from './stepper'
import type { Route } from './view'

interface Chooses {
  readonly onChoose: (option: Option) => void
  readonly onTry: (option: Option) => void
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
  const [numbers, setPicked] = usePicked(route.from, {
    guerrillasUnderground: first?.underground ?? 0,
    guerrillasActive: first?.active ?? 0,
  })
  const { guerrillasUnderground: underground = 0, guerrillasActive: active = 0 } = numbers
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
            onChange={(many) => setPicked({ guerrillasUnderground: many })}
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
            onChange={(many) => setPicked({ guerrillasActive: many })}
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
