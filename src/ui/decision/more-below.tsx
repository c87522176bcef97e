import { useEffect, useState, type RefObject } from 'react'
import { DECISION } from '../words/en/words'

/** How much of the list a press passes by: a row that was cut is read whole then. */
const PASSED = 0.75

/** Says that the last element of a list is out of sight. Who goes from row to row by keyboard or by ear needs no such sign. */
export function MoreBelow({ list }: { list: RefObject<HTMLElement | null> }) {
  const [isMore, setIsMore] = useState(false)
  useEffect(() => {
    const end = list.current?.lastElementChild
    if (!end) return
    const watch = new IntersectionObserver(
      (seen) => setIsMore(seen.at(-1)?.isIntersecting === false),
      { root: list.current },
    )
    watch.observe(end)
    return () => watch.disconnect()
  }, [list])
  return (
    isMore && (
      <div className="more-below" aria-hidden="true">
        <button
          type="button"
          tabIndex={-1}
          onClick={() => list.current?.scrollBy({ top: list.current.clientHeight * PASSED })}
        >
          {DECISION.moreBelow} ↓
        </button>
      </div>
    )
  )
}
