import type { RefObject } from 'react'
import type { Faction } from '../../games/index'
import { capital } from '../../language/english'
import { useScreen } from '../screen/use-screen'
import { AGREEMENT } from '../words/en/agreement'
import type { Agreement } from './agreement'

interface Props {
  readonly agreement: Agreement
  readonly onClose: () => void
}

interface AskProps extends Props {
  /** Where whoever agrees last goes on to read. */
  readonly heading: RefObject<HTMLElement | null>
}

/**
 * Two people play: each of them has to say that they want to know. They may share one mouse, in anybody's turn, so what is
 * pressed speaks in the first person, for one of them; and it stays where it is, lest a second press finds the other.
 */
export function AskAgreement({ agreement, heading, onClose }: AskProps) {
  const { words } = useScreen()
  const { sides, hasAgreed, agree, end } = agreement
  const missing = sides.filter((side) => !hasAgreed(side))
  const [waits] = missing
  const say = (side: Faction) => {
    if (missing.every((one) => one === side)) heading.current?.focus({ preventScroll: true })
    agree(side)
  }
  const refuse = () => {
    end()
    onClose()
  }
  return (
    <>
      <p>{AGREEMENT.ask}</p>
      <p className="ways">
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            aria-disabled={hasAgreed(side)}
            onClick={() => say(side)}
          >
            {hasAgreed(side)
              ? AGREEMENT.said(capital(words.inText(side)))
              : AGREEMENT.agree(words.inText(side))}
          </button>
        ))}
        <button type="button" onClick={refuse}>
          {AGREEMENT.askNot}
        </button>
      </p>
      <p className="note" role="status">
        {waits && missing.length < sides.length && AGREEMENT.waits(words.inText(waits))}
      </p>
    </>
  )
}

/** That they have agreed, and how either of them closes it for both. */
export function Agreed({ agreement, onClose }: Props) {
  if (agreement.sides.length === 0 || !agreement.isThere) return null
  const end = () => {
    agreement.end()
    onClose()
  }
  return (
    <p className="agreed note">
      {AGREEMENT.both}{' '}
      <button type="button" className="term" onClick={end}>
        {AGREEMENT.end}
      </button>
    </p>
  )
}
