import { entryOf } from '../../../coin/entry-of'
import { HAND_OUTS } from '../../words/en/hand-outs'
import { spaceLabel } from '../../map/label'
import { marksOf } from '../../map/marks'
import { Sheet } from '../../map/sheet'
import { stacksIn } from '../../map/stacks'
import { VIEWS } from '../../map/views'
import { useScreen } from '../../screen/use-screen'
import { nameAt } from '../name-at'
import { Lines } from './lines'
import type { Printed } from './printed'

/** How wide a number's ground is, in the measure of the map. */
const RADIUS = 21

/** The map with numbers, and in words what stands where: nothing small has to be made out. */
export function MapSheet({ board }: Printed) {
  const screen = useScreen()
  if (!board) return null
  const { spaces } = screen.map
  const marks = marksOf(board, {}, screen.map)
  return (
    <>
      <div className="printed-map" data-part="map">
        <Sheet board={board} forecast={null} look="country" />
        <svg
          viewBox={VIEWS.country.frame}
          preserveAspectRatio="xMaxYMid"
          className="printed-numbers"
          aria-hidden
        >
          {spaces.map((space, n) => {
            const [x, y] = nameAt(space)
            return (
              <g key={space}>
                <circle cx={x} cy={y} r={RADIUS} />
                <text x={x} y={y}>
                  {n + 1}
                </text>
              </g>
            )
          })}
        </svg>
      </div>
      <h3>{HAND_OUTS.mapKey}</h3>
      <ol className="map-key">
        {spaces.map((space) => (
          <li key={space} data-part="box">
            {spaceLabel(space, stacksIn(board, space, screen.map), entryOf(marks, space), screen)}
          </li>
        ))}
      </ol>
      <div data-part="box">
        <h3>{HAND_OUTS.mapAsks}</h3>
        <Lines number={2} />
      </div>
    </>
  )
}
