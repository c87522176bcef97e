import { textWidth } from '../kit/text-width'
import { ChitFigure, type ChitGroup } from './chits'
import { WIDTH } from './large'

const CHIT = 30
const GAP = 14
const LINE = 38

/** How wide its name is. */
const nameWidth = (name: string): number => textWidth(name, { size: 27 })

/** How far apart chits lie: many lie over each other. */
const stepOf = ({ name, chits }: ChitGroup): number =>
  Math.min(CHIT + 2, (WIDTH - 30 - CHIT - nameWidth(name)) / Math.max(1, chits.length - 1))

const widthOf = (group: ChitGroup): number =>
  nameWidth(group.name) + GAP + group.chits.length * stepOf(group)

/** Piles of chits side by side in large letters, each after its name, in two lines. */
export function LargeChits({ groups }: { groups: readonly ChitGroup[] }) {
  let [x, y] = [20, 130]
  return groups.map((group) => {
    const width = widthOf(group)
    if (x > 20 && x + width > WIDTH - 6) [x, y] = [20, y + LINE]
    const at = x
    x += width
    const { pile, name, chits } = group
    return (
      <g key={pile} className={`chits ${pile}`} transform={`translate(${at} ${y})`}>
        <text className="large-text">{name}</text>
        {chits.map((chit, i) => (
          <g key={i} transform="translate(0 -31)">
            <ChitFigure chit={chit} x={nameWidth(name) + 6 + i * stepOf(group)} size={CHIT} />
          </g>
        ))}
      </g>
    )
  })
}
