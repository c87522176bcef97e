import { memo } from 'react'
import type { Standing } from '../../bots/lab/messages'
import type { SpaceId } from '../../games/index'
import { SELDOM, usualIn, type Usually } from '../../store/lab/usual'
import { RAILWAYS } from '../../mandate/spaces'
import type { OnMap } from '../screen/on-map'
import { useScreen } from '../screen/use-screen'
import { USUAL } from '../words/en/usual'
import type { Placed } from './blocks'
import { Figure } from './pieces'
import { plateOf } from './plate'
import { RailwayName } from './railway'
import { stacksFrom, type Stack } from './stacks'
import { standing as standingIn } from './standing'
import type { Arrangement } from './view'

interface InSpace {
  readonly space: SpaceId
  readonly usually: readonly Usually[]
  readonly view: Arrangement
}

const RIM = 5

/** The paper behind some pieces: so large that their numbers are read from it. */
const paperOf = (placed: readonly Placed[]) => {
  const xs = placed.flatMap(({ x, size }) => [x - size / 2, x + size / 2])
  const ys = placed.flatMap(({ y, size }) => [y - size / 2, y + size / 2])
  const [left, top] = [Math.min(...xs) - RIM, Math.min(...ys) - RIM]
  return {
    ...{ x: left, y: top },
    ...{ width: Math.max(...xs) + RIM - left, height: Math.max(...ys) + RIM - top },
  }
}

/** Where it says what is drawn: on the sea, beside Political Will where that is printed. */
const saidAt = ({ frame, furniture }: Arrangement) => {
  const [x = 0, y = 0] = frame.split(' ').map(Number)
  return furniture === 'none'
    ? { x: x + 14, y: y + 46, fontSize: 27 }
    : { x: 492, y: 58, fontSize: 20 }
}

/** On a phone only what stands there often is drawn, so that it can be read; the table tells the rest. */
const leastIn = ({ furniture }: Arrangement): number => (furniture === 'none' ? 0.4 : SELDOM)

/** How pale something is that stands there in a part of the games only. */
const paleness = (share: number): number => 0.35 + 0.65 * share

const byContent = (usually: readonly Usually[], content: string): Usually | undefined =>
  usually.find((one) => one.content === content)

const stacksOf = (usually: readonly Usually[], map: OnMap): readonly Stack[] =>
  stacksFrom((content) => (byContent(usually, content) ? 1 : 0), map)

function InSpace({ space, usually, view }: InSpace) {
  const { map } = useScreen()
  const { placed } = standingIn(space, stacksOf(usually, map), view)
  return (
    <g>
      <rect {...paperOf(placed)} rx="6" />
      {placed.map(({ content, x, y, size }) => {
        const { mean = 0, share = 0 } = byContent(usually, content) ?? {}
        return (
          <g key={content} className={`stack ${content}`}>
            <g opacity={paleness(share)}>
              <Figure {...{ content, x, y, size }} />
            </g>
            <text x={x} y={y + size * 0.45} fontSize={size * 0.6}>
              {mean.toFixed(1)}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** What usually stands where after the next count, with its mean: in the place of what stands there now. */
export const Usual = memo(function Usual({
  standing,
  view,
}: {
  standing: Standing
  view: Arrangement
}) {
  const { map } = useScreen()
  const all = usualIn(standing, map.spaces, map.contents, leastIn(view))
  const usuallyIn = (space: SpaceId) => all.filter((one) => one.space === space)
  return (
    <g className="usual" data-part="usual" aria-hidden="true">
      {map.spaces.map((space) => {
        const usually = usuallyIn(space)
        return usually.length > 0 && <InSpace key={space} {...{ space, usually, view }} />
      })}
      {view.names &&
        RAILWAYS.map((railway) => {
          const plate = plateOf(railway, stacksOf(usuallyIn(railway), map), view)
          return <RailwayName key={railway} {...{ railway, view, plate }} />
        })}
      <text className="said" {...saidAt(view)}>
        {USUAL.said(standing.games)}
      </text>
    </g>
  )
})
