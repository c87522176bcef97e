import { useEffect, useRef } from 'react'
import type { SumLine } from '../facts/sum-line'
import { useScreen } from '../screen/use-screen'
import { amountText } from '../words/en/propaganda'
import type { Count } from './count'

interface Props {
  readonly line: SumLine
  readonly count: Count
  /** Whether the sum has come as far as this line. */
  readonly counted: boolean
  /** Whether it is the one that was counted last. */
  readonly latest: boolean
  readonly held: boolean
  readonly onHold: () => void
  readonly onUnder: (line: SumLine | null) => void
}

/** One line of the sum: what it counts, where, and for how much. */
export function SumRow({ line, count, counted, latest, held, onHold, onUnder }: Props) {
  const { round } = useScreen()
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (latest) row.current?.scrollIntoView({ block: 'nearest' })
  }, [latest])
  return (
    <button
      ref={row}
      type="button"
      className={counted ? 'sum-row' : 'sum-row to-come'}
      aria-pressed={held}
      onClick={onHold}
      onFocus={() => onUnder(line)}
      onBlur={() => onUnder(null)}
      onPointerEnter={() => onUnder(line)}
      onPointerLeave={() => onUnder(null)}
    >
      <span className="said">
        <b>{round.lines[line.id]}</b> <small>{round.detail(line, count.board)}</small>
      </span>
      <span className="amount">{amountText(line.amount, line.number)}</span>
    </button>
  )
}
