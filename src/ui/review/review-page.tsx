import { useEffect, useMemo } from 'react'
import { outcome } from '../../games/index'
import { MAIN, atOf, branchOf, isExploring, lineOf, type TableStore } from '../../store/index'
import { exploring } from '../../store/table/exploring'
import { keptAnalysis, type Effort } from '../../review/reviewing'
import { useAgreement } from '../hands/agreement'
import { Agreed, AskAgreement } from '../hands/agreement-part'
import { focusPrompt } from '../kit/focus-prompt'
import { useHeading } from '../kit/use-heading'
import { useReturn } from '../kit/use-return'
import { useStores } from '../kit/stores'
import { MEDIA } from '../kit/media'
import { Prompt } from '../kit/prompt'
import { HISTORY } from '../words/en/history'
import { REVIEW } from '../words/en/review'
import { Told } from './told'
import { useReview, useReviewStore } from './use-review'

interface Props {
  readonly table: TableStore
  /** The moment that is shown, where it is not the present one. */
  readonly looking: number | null
  readonly onLook: (moment: number | null) => void
  readonly onClose: () => void
}

const isSmall = (): boolean => matchMedia(MEDIA.coarse).matches

/** On a phone less, so that it stays cool. */
const effort = (): Effort =>
  isSmall()
    ? { playouts: 40, threads: 1 }
    : { playouts: 100, threads: Math.min(2, navigator.hardwareConcurrency || 1) }

/** How far it is, with a way to stop it. */
function Working({ done, of }: { done: number; of: number }) {
  const cancel = useReview((review) => review.cancel)
  return (
    <div className="working">
      <label>
        <span>{REVIEW.working(done, of)}</span>
        <progress value={done} max={of} />
      </label>
      <button
        type="button"
        onClick={() => {
          focusPrompt()
          cancel()
        }}
      >
        {REVIEW.cancel}
      </button>
      {isSmall() && <p className="note">{REVIEW.fewer}</p>}
    </div>
  )
}

function Begin({ again }: { again: boolean }) {
  const start = useReview((review) => review.start)
  return (
    <p>
      <button
        type="button"
        onClick={() => {
          focusPrompt()
          start(effort())
        }}
      >
        {again ? REVIEW.again : REVIEW.start}
      </button>
    </p>
  )
}

/**
 * Whoever opens it wants it: where nothing usable is kept, it begins at once. It is of the game, not of a branch. It works
 * while it is open, and while the page is seen.
 */
const useBegun = (): void => {
  const { table } = useStores()
  const review = useReviewStore()
  useEffect(() => {
    const { see, tidy, start, leave } = review.getState()
    const seen = () => see(!document.hidden)
    seen()
    document.addEventListener('visibilitychange', seen)
    const state = table.getState()
    if (isExploring(state)) exploring(state).switchBranch(MAIN)
    tidy()
    if (!state.follows && keptAnalysis(state).analysis === null) start(effort())
    return () => {
      document.removeEventListener('visibilitychange', seen)
      leave()
    }
  }, [table, review])
}

/** What has been found, or how far it is. */
function Found({ table, looking, onLook }: Omit<Props, 'onClose'>) {
  const doing = useReview((state) => state.doing)
  const dropped = useReview((state) => state.dropped)
  useBegun()
  const { branches, analysis: kept, follows } = table
  const { analysis } = useMemo(() => keptAnalysis({ branches, analysis: kept }), [branches, kept])
  const [line, at] = [lineOf(table), atOf(table)]
  return (
    <>
      {dropped && (
        <p className="note" role="status">
          {REVIEW.dropped[dropped]}
        </p>
      )}
      {doing.is === 'failed' && <p role="alert">{REVIEW.failed(doing.message)}</p>}
      {doing.is === 'working' ? (
        <Working done={doing.done} of={doing.of} />
      ) : analysis ? (
        <>
          <Told {...{ line, at, analysis, looking, onLook }} seats={table.setup?.seats} />
          {!follows && <Begin again />}
        </>
      ) : (
        <>
          <p className="note">{line.length === 1 ? REVIEW.nothing : REVIEW.what}</p>
          {line.length > 1 && !follows && <Begin again={false} />}
        </>
      )}
    </>
  )
}

/** Whether the game has come to its end, where it stands: nobody can be told too much. */
const isOver = (table: TableStore): boolean => {
  const main = branchOf(table, MAIN)
  const now = main?.line[main.at]
  return now !== undefined && outcome(now.game) !== null
}

/** In the decision's place: what a bot has made of the game. */
export function ReviewPage({ table, looking, onLook, onClose }: Props) {
  const heading = useHeading()
  useReturn()
  const agreement = useAgreement(table)
  const isOpen = !isOver(table)
  return (
    <section className="decision history review" aria-label={REVIEW.title}>
      <div className="body">
        <Prompt ref={heading}>{REVIEW.title}</Prompt>
        {isOpen && <Agreed {...{ agreement, onClose }} />}
        {isOpen && !agreement.isThere ? (
          <AskAgreement {...{ agreement, heading, onClose }} />
        ) : (
          <Found {...{ table, looking, onLook }} />
        )}
      </div>
      <footer className="footer">
        <p>{looking !== null && HISTORY.looking}</p>
        <button type="button" className="main end" data-key="end" onClick={onClose}>
          {REVIEW.back}
        </button>
      </footer>
    </section>
  )
}
