import type { LuckPoint } from '../../insight/luck'
import type { LuckWords } from '../screen/late'
import { LUCK } from '../words/en/luck'

const WIDE = 320
const TALL = 110
const LEFT = 30

/** The two sides, and what is nobody's. */
const NTH = ['first', 'second', 'third'] as const

/** How far beyond the average each side was, as lines round the average. */
export function Course(props: { course: readonly LuckPoint[]; words: LuckWords }) {
  const { course, words } = props
  const last = course.at(-1)?.answers ?? 1
  const names = Object.keys(course.at(-1)?.beyond ?? {})
  const most = Math.max(1, ...course.flatMap(({ beyond }) => Object.values(beyond).map(Math.abs)))
  const x = (answers: number) => LEFT + (answers / last) * (WIDE - LEFT)
  const y = (beyond: number) => TALL / 2 - (beyond / most) * (TALL / 2 - 8)
  const edge = Math.ceil(most)
  return (
    <figure className="luck-course">
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
        {names.map((name, i) => (
          <path
            key={name}
            className={`line ${NTH[i]}`}
            d={`M${LEFT} ${TALL / 2}${course.map(({ answers, beyond }) => `L${x(answers)} ${y(beyond[name] ?? 0)}`).join('')}`}
          />
        ))}
      </svg>
      <ul aria-hidden="true">
        {names.map((name, i) => (
          <li key={name}>
            <svg viewBox="0 0 24 8">
              <path className={`line ${NTH[i]}`} d="M0 4H24" />
            </svg>
            {words.drawn(name)}
          </li>
        ))}
      </ul>
    </figure>
  )
}
