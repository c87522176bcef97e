import { HISTORY } from '../words/en/history'
import type { Direction, Stride } from '../facts/places'

/** One arrow head a stride: a step, an action, a card with its edge. */
const SHAPES: Readonly<Record<Stride, string>> = {
  step: 'M9 5 16 12 9 19',
  action: 'M6 5 13 12 6 19M12 5 19 12 12 19',
  card: 'M5 5 12 12 5 19M11 5 18 12 11 19M20.5 4V20',
}

interface Props {
  readonly stride: Stride
  readonly direction: Direction
  /** Null at the end of the line. */
  readonly onStep: (() => void) | null
}

/** Goes back or forth by one step, action or card. */
export function StepButton({ stride, direction, onStep }: Props) {
  const name = HISTORY.step(stride, direction)
  return (
    <button
      type="button"
      className={direction}
      data-key={`${direction}-${stride}`}
      aria-label={name}
      title={name}
      aria-disabled={onStep === null}
      onClick={() => onStep?.()}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[stride]} />
      </svg>
    </button>
  )
}
