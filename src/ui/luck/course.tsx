import { FACTIONS } from '../arab-revolt'
import type { LuckPoint } from '../../insight/index'
import { LUCK } from '../../games/arab-revolt/words/en/luck'

const WIDE = 320
const TALL = 110
const LEFT = 30

interface Line {
  readonly look: string
  readonly name: string
  readonly of: (point: LuckPoint) => number
}

const LINES: readonly Line[] = [
  ...FACTIONS.map((side) => ({
    look: side,
    name: LUCK.rollsOf(side),
    of: ({ rolls }: LuckPoint) => rolls[side],
  })),
  { look: 'spaces', name: LUCK.spacesOf, of: ({ spaces }) => spaces },
]

/** How far beyond the average each side was, as lines round the average. */
export function Course({ course }: { course: readonly LuckPoint[] }) {
  const last = course.at(-1)?.answers ?? 1
  const most = Math.max(1, ...course.flatMap((point) => LINES.map(({ of }) => Math.abs(of(point)))))
  const x = (answers: number) => LEFT + (answers / last) * (WIDE - LEFT)
  const y = (beyond: number) => TALL / 2 - (beyond / most) * (TALL / 2 - 8)
  const edge = Math.ceil(most)
  return (
    <figure className="course">
      <figcaption>{LUCK.course}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${TALL}`} aria-hidden="true">
        <path className="average" d={`M${LEFT} ${TALL / 2}H${WIDE}`} />
        <text x="0" y={y(edge) + 12}>
          {LUCK.difference(edge)}
        </text>
        <text x="0" y={TALL / 2 + 4}>
          0
        </text>
        <text x="0" y={y(-edge) - 2}>
          {LUCK.difference(-edge)}
        </text>
        {LINES.map(({ look, of }) => (
          <path
            key={look}
            className={`line ${look}`}
            d={`M${LEFT} ${TALL / 2}${course.map((point) => `L${x(point.answers)} ${y(of(point))}`).join('')}`}
          />
        ))}
      </svg>
      <ul aria-hidden="true">
        {LINES.map(({ look, name }) => (
          <li key={look}>
            <svg viewBox="0 0 24 8">
              <path className={`line ${look}`} d="M0 4H24" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  )
}
