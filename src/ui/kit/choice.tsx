import type { ReactNode } from 'react'
import { isFinger } from './is-finger'
import { DECISION } from '../words/en/words'
import { either, signed } from '../../language/english'

interface Props {
  readonly title: string
  readonly note?: string
  readonly digit?: number | null
  /** Why it cannot be chosen, with the rule. */
  readonly refused?: string
  /** What else stands at its end: pieces, a number of spaces, the forecast. */
  readonly end?: ReactNode
  /** Whether a finger has asked about it: pressed again, it is given. */
  readonly held?: boolean
  readonly onChoose?: (finger: boolean) => void
  readonly onTry?: () => void
}

const several = (nets: readonly number[]): string =>
  nets.length > 2
    ? `${signed(nets[0] ?? 0)} to ${signed(nets.at(-1) ?? 0)}`
    : either(nets.map(signed))

/** What the forecast would become; where it depends on something, whatever it may. */
export function Net({ before, nets }: { before: number; nets: readonly number[] }) {
  if (nets.every((net) => net === before))
    return <span className="net same">{DECISION.noChange}</span>
  return (
    <span className="net">
      {signed(before)} <Arrow /> {several(nets)}
    </span>
  )
}

/** An arrow; the fonts have none. */
export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 20 12" role="img" aria-label={DECISION.to}>
      <path d="M1 6h16M12 1.5 17 6l-5 4.5" />
    </svg>
  )
}

/** What a finger has asked about on the map may lie further down. */
const show = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' })

/** One answer as a button; what cannot be chosen stays in reach and says why. */
export function ChoiceButton({ title, note, digit, refused, end, held, onChoose, onTry }: Props) {
  const below = refused ?? note
  return (
    <button
      type="button"
      className={refused === undefined ? 'choice' : 'choice refused'}
      aria-disabled={refused !== undefined}
      data-digit={digit ?? undefined}
      data-held={held || undefined}
      ref={held ? show : undefined}
      onClick={refused === undefined ? (event) => onChoose?.(isFinger(event)) : undefined}
      onFocus={onTry}
      onPointerEnter={onTry}
    >
      <span className="digit" aria-hidden="true">
        {digit ?? ''}
      </span>
      <span className="said">
        <b>{title}</b>
        {below && <small>{below}</small>}
      </span>
      {end}
    </button>
  )
}
