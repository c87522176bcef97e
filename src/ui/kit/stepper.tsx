import { STEPPER } from '../words/en/stepper'

interface Props {
  readonly what: string
  readonly value: number
  readonly least: number
  readonly most: number
  /** How many there are in all, where some of them cannot be had. */
  readonly of?: number
  readonly onChange: (value: number) => void
}

/** A number that goes up and down by one. */
export function Stepper({ what, value, least, most, of = most, onChange }: Props) {
  return (
    <span className="stepper" role="group" aria-label={what}>
      <button
        type="button"
        aria-label={STEPPER.fewer(what)}
        aria-disabled={value <= least}
        onClick={() => onChange(Math.max(least, value - 1))}
      >
        −
      </button>
      <output>
        {value} <small>{STEPPER.of(of)}</small>
      </output>
      <button
        type="button"
        aria-label={STEPPER.more(what)}
        aria-disabled={value >= most}
        onClick={() => onChange(Math.min(most, value + 1))}
      >
        +
      </button>
    </span>
  )
}
