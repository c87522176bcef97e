import { usePicked } from '../table/picking'
import { groupRefusal, wayText } from '../text/groups'
import { DECISION } from '../text/words'
import { ChoiceButton } from './choice'
import type { Chooses } from './goal'
import { Outcomes } from './outcomes'
import { Piece } from './piece'
import { firstGroup, groupOf } from './route-group'
import { Stepper } from './stepper'
import type { Route } from './view'

const most = (route: Route, of: 'underground' | 'active'): number =>
  Math.max(...route.groups.map((group) => group[of]))

interface CountProps {
  readonly of: 'underground' | 'active'
  readonly title: string
  readonly route: Route
  readonly value: number
  readonly onChange: (value: number) => void
}

/** How many of one kind go; nothing where there is none. */
function Count({ of, title, route, value, onChange }: CountProps) {
  const all = most(route, of)
  if (all === 0) return null
  return (
    <span className="who" title={DECISION[of]}>
      <Piece of={of === 'underground' ? 'guerrillasUnderground' : 'guerrillasActive'} />
      {route.groups.length === 1 ? (
        <span>{value}</span>
      ) : (
        <Stepper
          what={`${DECISION[of]}, ${title}`}
          value={value}
          least={0}
          most={all}
          onChange={onChange}
        />
      )}
    </span>
  )
}

type RowProps = Chooses & { route: Route; title: string }

function RouteRow({ route, title, game, onChoose, onTry }: RowProps) {
  const first = firstGroup(route)
  const [numbers, setPicked] = usePicked(route.from, {
    guerrillasUnderground: first?.underground ?? 0,
    guerrillasActive: first?.active ?? 0,
  })
  const { guerrillasUnderground: underground = 0, guerrillasActive: active = 0 } = numbers
  const group = groupOf(route, underground, active)
  const count = { title, route }
  return (
    <li className="way">
      <ChoiceButton
        title={title}
        digit={route.digit}
        {...(group
          ? { end: <Outcomes game={game} stroke={[group]} /> }
          : { refused: groupRefusal(route.groups, underground, active) })}
        onChoose={() => group && onChoose([group])}
        onTry={() => onTry(group ? [group] : null)}
      />
      <Count
        of="underground"
        value={underground}
        onChange={(many) => setPicked({ guerrillasUnderground: many })}
        {...count}
      />
      <Count
        of="active"
        value={active}
        onChange={(many) => setPicked({ guerrillasActive: many })}
        {...count}
      />
    </li>
  )
}

/** Guerrillas who may go together, way by way. */
export function Routes({ routes, ...chooses }: Chooses & { routes: readonly Route[] }) {
  if (routes.length === 0) return null
  const shared = {
    from: new Set(routes.map(({ from }) => from)).size === 1,
    to: new Set(routes.map(({ to }) => to)).size === 1,
  }
  return (
    <ul className="origins">
      {routes.map((route) => (
        <RouteRow
          key={`${route.from} ${route.to}`}
          route={route}
          title={wayText(route, shared)}
          {...chooses}
        />
      ))}
    </ul>
  )
}
