import { useRef } from 'react'
import { sameOption, question, type Game, type Option } from '../../games/index'
import type { Evaluation } from '../../bots/lab/messages'
import type { House } from '../../games/index'
import { isKnown, ranksOf } from '../../store/lab/ranking'
import { signOf } from '../../store/lab/thinking'
import { shareFor } from '../lab/side'
import { useScreen } from '../screen/use-screen'
import { givenText } from '../words/en/announce'
import { LAB } from '../words/en/lab'
import { STUDIES } from '../words/en/studies'
import { useJudgement } from './use-judgement'

interface Props {
  readonly asked: Game
  readonly given: Option
}

/** What an answer is worth beside the best that was found; null where no number can be told of any. */
const verdictOf = (
  { answers }: Evaluation<House>,
  { asked, given }: Props,
  nameOf: (option: Option) => string,
): string | null => {
  const sign = signOf(asked)
  const known = answers
    .filter(isKnown)
    .sort((one, other) => sign * (other.value - one.value) || other.visits - one.visits)
  const [best] = known
  if (!best) return null
  const share = LAB.ofHundred(shareFor(best.value, sign))
  const at = known.findIndex(({ option }) => sameOption(option, given))
  const own = known[at]
  if (!own) return STUDIES.unknown(nameOf(best.option), share)
  if (at === 0) return STUDIES.best(share)
  return ranksOf(known, sign)[at] === 1
    ? STUDIES.asGood(nameOf(best.option))
    : STUDIES.worse(nameOf(best.option), share, LAB.ofHundred(shareFor(own.value, sign)))
}

/** What the lab makes of the answer that was given, reckoned when it has been. */
export function Verdict({ asked, given }: Props) {
  const screen = useScreen()
  const [thought, thinkAgain] = useJudgement(asked)
  const shown = useRef<HTMLParagraphElement>(null)
  const decision = question(asked)
  if (!decision) return null
  const nameOf = (answer: Option) => givenText({ question: decision, answer, card: null }, screen)
  const [isSettled, hasFailed] = [thought?.doing === 'settled', thought?.doing === 'failed']
  const verdict =
    isSettled && thought?.evaluation
      ? verdictOf(thought.evaluation, { asked, given }, nameOf)
      : null
  const said = () => {
    if (hasFailed) return STUDIES.failed(LAB.because(thought?.message ?? ''))
    return verdict ?? (isSettled ? STUDIES.tooSeldom : STUDIES.thinking)
  }
  const again = () => {
    // What is pressed is about to go.
    shown.current?.focus({ preventScroll: true })
    thinkAgain()
  }
  return (
    <p ref={shown} className="verdict" tabIndex={-1}>
      <b>{STUDIES.yours(nameOf(given))}</b> {said()}{' '}
      {(hasFailed || (isSettled && verdict === null)) && (
        <button type="button" onClick={again}>
          {LAB.again}
        </button>
      )}
    </p>
  )
}
