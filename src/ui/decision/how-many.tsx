import { contentName } from '../text/names'
import { Piece } from './piece'
import { Stepper } from './stepper'
import type { Origin } from './view'

interface HowManyProps {
  readonly origin: Origin
  readonly value: number
  readonly onChange: (value: number) => void
}

/** Which pieces go, and how many of them. */
export function HowMany({ origin, value, onChange }: HowManyProps) {
  const { piece, most } = origin
  return (
    <span className="who">
      <Piece of={piece} />
      {most > 1 ? (
        <Stepper
          what={contentName(piece)}
          value={value}
          least={1}
          most={most}
          onChange={onChange}
        />
      ) : (
        <span>1</span>
      )}
    </span>
  )
}
