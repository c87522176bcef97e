import { useEffect, useRef } from 'react'
import type { SumLine } from '../facts/sum-line'
import type { RoundWords } from '../screen/round'
import { amountText } from '../words/en/propaganda'
import type { Count } from './count'

interface Props {
  readonly line: SumLine
  readonly count: Count
  readonly told: RoundWords
  /** Whether the sum has come as far as this line. */
  readonly counted: boolean
  /** Whether it is the one that was counted last. */
  readonly latest: boolean
  readonly held: boolean
  readonly onHold: () => void
  readonly onUnder: (line: SumLine | null) => void
}

/** One line of the sum: what it counts, where, and for how much. */
export function SumRow({ line, count, told, counted, latest, held, onHold, onUnder }: Props) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (latest) row.current?.scrollIntoView({ block: 'nearest' })
  }, [latest])
  return (
    <button
      ref={row}
      type="button"
      className="sum-row"
      data-counted={counted}
      aria-pressed={held}
      onClick={onHold}
      onFocus={() => onUnder(line)}
      onBlur={() => onUnder(null)}
      onPointerEnter={() => onUnder(line)}
      onPointerLeave={() => onUnder(null)}
    >
      <span className="said">
        <b>{told.lines[line.id]}</b> <small>{told.detail(line, count.board)}</small>
      </span>
      <span className="amount">{amountText(line.amount, line.number)}</span>
    </button>
  )
}
