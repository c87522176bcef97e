import { turningPoints, moved, type Weighed } from '../../review/account'
import { useScreen } from '../screen/use-screen'
import { givenText } from '../words/en/announce'
import { REVIEW } from '../words/en/review'
import type { Reviewed } from './reviewed'

interface Props {
  readonly reviewed: Reviewed
  /** What the sides are called. */
  readonly sides: readonly [string, string]
  readonly looking: number | null
  readonly onLook: (moment: number) => void
}

function Point({ one, reviewed, looking, onLook }: Omit<Props, 'sides'> & { one: Weighed }) {
  const screen = useScreen()
  const moment = reviewed.momentOf(one)
  const step = reviewed.stepAt(one.at)
  if (!step) return null
  const said = givenText(step, screen)
  const what = one.of === 'chance' ? REVIEW.came(said) : said
  return (
    <li>
      <button
        type="button"
        aria-current={moment === looking ? 'true' : undefined}
        onClick={() => onLook(moment)}
      >
        <span className="said">
          <b>{reviewed.placeOf(moment)}</b> <small>{what}</small>
        </span>
        <span className="swing">{REVIEW.moved(moved(one))}</span>
      </button>
    </li>
  )
}

/** What moved the chances most, each a way to its position. */
export function TurningPart({ reviewed, sides, ...looking }: Props) {
  const points = turningPoints(reviewed.analysis)
  return (
    <section className="turning">
      <h3>{REVIEW.turning}</h3>
      <p className="note">{points.length > 0 ? REVIEW.turningNote(sides[0]) : REVIEW.noTurning}</p>
      <ol>
        {points.map((one) => (
          <Point key={one.at} {...{ one, reviewed }} {...looking} />
        ))}
      </ol>
    </section>
  )
}
