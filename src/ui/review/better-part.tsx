import { useState } from 'react'
import type { Option } from '../../games/index'
import { gradeOf, worstOf, type Judged } from '../../review/account'
import { tryLine } from '../../store/lab/try-line'
import { useHistory } from '../hands/opened'
import { focusPrompt } from '../kit/focus-prompt'
import { useHeading } from '../kit/use-heading'
import { useStores } from '../kit/stores'
import { useScreen } from '../screen/use-screen'
import { givenText } from '../words/en/announce'
import { REVIEW } from '../words/en/review'
import { betterText, type Reviewed } from './reviewed'

interface Props {
  readonly reviewed: Reviewed
  readonly looking: number | null
  readonly onLook: (moment: number | null) => void
}

/** So many are shown before more are asked for. */
const AT_FIRST = 5

/** What would have been better. The press that asked for it is gone, so whoever pressed it reads on here. */
function Was({ told }: { told: readonly string[] }) {
  const was = useHeading()
  return (
    <p ref={was} className="was" tabIndex={-1}>
      {REVIEW.was(told)}
    </p>
  )
}

/** The answer, hidden until it is asked for, and ways to try it or to look for it. */
function Answer({ one, reviewed, onLook }: Omit<Props, 'looking'> & { one: Judged }) {
  const screen = useScreen()
  const { table } = useStores()
  const { openHistory } = useHistory()
  const [shown, setShown] = useState(false)
  const moment = reviewed.momentOf(one)
  const game = reviewed.line[moment]?.game
  if (!game) return null
  const leave = (line: readonly Option[]) => {
    if (!tryLine(table, moment, line)) return
    focusPrompt()
    openHistory({ instead: null })
    onLook(null)
  }
  return (
    <>
      {shown && <Was told={betterText(game, one, screen)} />}
      <p className="tools">
        {shown ? (
          <button type="button" onClick={() => leave((one.better ?? []) as readonly Option[])}>
            {REVIEW.play}
          </button>
        ) : (
          <>
            <button type="button" onClick={() => leave([])}>
              {REVIEW.search}
            </button>
            <button
              type="button"
              onClick={() => {
                setShown(true)
                onLook(moment)
              }}
            >
              {REVIEW.show}
            </button>
          </>
        )}
      </p>
    </>
  )
}

function Lost({ one, reviewed, looking, onLook }: Props & { one: Judged }) {
  const screen = useScreen()
  const moment = reviewed.momentOf(one)
  const step = reviewed.stepAt(one.at)
  const grade = gradeOf(one)
  if (!step || !grade) return null
  const place = reviewed.placeOf(moment)
  return (
    <li aria-current={moment === looking ? 'true' : undefined}>
      <p>
        <button
          type="button"
          className="to"
          aria-label={REVIEW.look(place)}
          onClick={() => onLook(moment)}
        >
          {place}
        </button>
      </p>
      <p>{screen.words.prompt(step.question.ask, step.question.about)}</p>
      <p>{REVIEW.chosen(givenText(step, screen))}</p>
      <p className="lost">
        <b>{REVIEW.grade(grade)}:</b> {REVIEW.lost(one.lost, one.within ?? 0)}
      </p>
      <Answer {...{ one, reviewed, onLook }} />
    </li>
  )
}

/** The decisions that lost most: whoever wants to looks for a better answer. */
export function BetterPart(props: Props) {
  const worst = worstOf(props.reviewed.analysis)
  const [most, setMost] = useState(AT_FIRST)
  const hidden = worst.length - most
  return (
    <section className="better">
      <h3>{REVIEW.better}</h3>
      <p className="note">{worst.length > 0 ? REVIEW.betterNote : REVIEW.noBetter}</p>
      <ol>
        {worst.slice(0, most).map((one) => (
          <Lost key={one.at} one={one} {...props} />
        ))}
      </ol>
      {hidden > 0 && (
        <button type="button" onClick={() => setMost(worst.length)}>
          {REVIEW.more(hidden)}
        </button>
      )}
    </section>
  )
}
