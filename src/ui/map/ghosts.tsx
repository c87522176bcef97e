import { entryOf } from '../../coin/entry-of'
import type { Board, Content, SpaceId } from '../../games/index'
import type { OnMap } from '../screen/on-map'
import { useScreen } from '../screen/use-screen'
import { Arrow } from './arrow'
import { octagon } from './faces'
import { numberOf, stacksIn, type Stack } from './stacks'
import type { Point, Arrangement } from './view'
import { standing } from './standing'
import { changesBetween, type Change, type Trial, type Way } from './trial'
import { signed } from '../../language/english'

interface Spot {
  readonly at: Point
  readonly size: number
}

/** The outline of a kind of piece. */
function Outline({ of, at: [x, y], size }: Spot & { of: Content }) {
  const half = size * 0.46
  const { outline } = entryOf(useScreen().map.kinds, of)
  if (outline === 'circle') return <circle cx={x} cy={y} r={half} />
  if (outline === 'octagon') return <polygon points={octagon(x, y, half * 1.06)} />
  return <rect x={x - half} y={y - half} width={half * 2} height={half * 2} rx="4" />
}

/** Something that would come: its outline, dashed, with how many. */
function Coming({ content, by, at, size }: Spot & Pick<Change, 'content' | 'by'>) {
  const [x, y] = at
  return (
    <g className="coming" data-part="coming">
      <Outline of={content} at={at} size={size} />
      <use
        href={`#piece-${content}`}
        x={x - size * 0.5}
        y={y - size * 0.5}
        width={size * 0.46}
        height={size * 0.46}
      />
      <text x={x + size * 0.03} y={y + size * 0.34} fontSize={size * 0.58}>
        {signed(by)}
      </text>
    </g>
  )
}

/** Something that would leave: crossed if all of it does, and how many. */
function Leaving(props: Spot & Pick<Change, 'content' | 'by'> & { number: number }) {
  const { content, by, at, size, number } = props
  const [x, y] = at
  const half = size * 0.5
  return (
    <g className="leaving" data-part="leaving">
      {number + by === 0 && <Outline of={content} at={at} size={size} />}
      <path d={`M${x - half} ${y + half}L${x + half} ${y - half}`} />
      <text x={x + half * 0.7} y={y - half * 0.55} fontSize={size * 0.58}>
        {signed(by)}
      </text>
    </g>
  )
}

interface GhostsProps {
  readonly board: Board
  readonly trial: Trial
  readonly view: Arrangement
}

function GhostsAt(props: {
  space: SpaceId
  stacks: readonly Stack[]
  changes: readonly Change[]
  view: Arrangement
}) {
  const { space, stacks, changes, view } = props
  const { placed, room } = standing(space, stacks, view)
  const coming = changes.filter(({ by }) => by > 0)
  const places = room(coming.length)
  const size = view.scale.piece
  return (
    <>
      {coming.map((one, i) => (
        <Coming key={one.content} {...one} at={places[i] ?? [0, 0]} size={size} />
      ))}
      {changes.map(({ content, by }) => {
        const stack = placed.find((one) => one.content === content)
        if (by > 0 || !stack) return null
        const number = numberOf(stacks, content)
        const at: Point = [stack.x, stack.y]
        return <Leaving key={content} {...{ content, by, at, size: stack.size, number }} />
      })}
    </>
  )
}

const middle = (points: readonly Point[]): Point => {
  const sum = points.reduce<Point>(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

/** The middle of what changes in a space: where an arrow begins or ends. */
function endOf(space: SpaceId, { board, trial, view }: GhostsProps, map: OnMap): Point {
  const changes = changesBetween(board, trial.board, map).filter((one) => one.space === space)
  const { placed, room } = standing(space, stacksIn(board, space, map), view)
  const coming = room(changes.filter(({ by }) => by > 0).length)
  const leaving = placed.filter(({ content }) =>
    changes.some((one) => one.content === content && one.by < 0),
  )
  const points = [...coming, ...leaving.map(({ x, y }): Point => [x, y])]
  return middle(points.length > 0 ? points : room(1))
}

const sameWay = (a: Way, b: Way): boolean => a.from === b.from && a.to === b.to

/** What a tried answer would do, printed over the map: nothing of the map moves. */
export function Ghosts(props: GhostsProps) {
  const { board, trial, view } = props
  const { map } = useScreen()
  const changes = changesBetween(board, trial.board, map)
  const ways = trial.ways.filter((one, i, all) => all.findIndex((way) => sameWay(way, one)) === i)
  return (
    <g className="ghosts" aria-hidden="true">
      {ways.map(({ from, to }) => (
        <Arrow
          key={`${from} ${to}`}
          from={endOf(from, props, map)}
          to={endOf(to, props, map)}
          view={view}
        />
      ))}
      {map.spaces.map((space) => {
        const here = changes.filter((one) => one.space === space)
        const stacks = stacksIn(board, space, map)
        return (
          here.length > 0 && <GhostsAt key={space} {...{ space, stacks, changes: here, view }} />
        )
      })}
    </g>
  )
}
