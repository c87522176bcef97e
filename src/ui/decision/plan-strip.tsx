import { useEffect, useRef } from 'react'
import { door, type About, type GameId } from '../../games/index'
import { moreSpaces } from '../words/en/prompt'
import { DECISION } from '../words/en/words'
import { doneText, type Plan } from '../told/plan'
import { useScreen } from '../screen/use-screen'

/** What was done in this turn: a pin a space. */
export function PlanStrip({ plan, about, of }: { plan: Plan; about: About; of: GameId }) {
  const { words } = useScreen()
  const more = moreSpaces(about, door(of).spaces.length) ?? 0
  const list = useRef<HTMLOListElement>(null)
  const length = [...plan.spaces, ...plan.aside].length
  // Where there are too many, the latest are seen. It makes the browser lay out the page, so only where one has come, and
  // when nothing of the page is still to be changed.
  useEffect(() => {
    // What it gives back, a promise in newer browsers, is nothing to clean up with.
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [length])
  if (length === 0) return null
  return (
    <ol className="plan" aria-label={DECISION.done} tabIndex={0} ref={list}>
      {plan.spaces.map(({ space, done }, index) => (
        <li key={space}>
          <span className="pin" aria-hidden="true">
            {index + 1}
          </span>
          <b>{words.spaceName(space)}</b>{' '}
          <span className="did">{done.map(doneText).join('; ')}</span>
        </li>
      ))}
      {plan.aside.map((done) => (
        <li key={done.cause} className="aside">
          {doneText(done)}
        </li>
      ))}
      {more > 0 && more < 10 && <li className="open">{DECISION.more(more)}</li>}
    </ol>
  )
}
