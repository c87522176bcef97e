import { Stepper } from '../kit/stepper'

interface Props {
  readonly what: string
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** A number of something, to be changed. */
export function Row({ what, value, most, onChange }: Props) {
  return (
    <li>
      <span>{what}</span>
      <Stepper what={what} value={value} least={0} most={most} onChange={onChange} />
    </li>
  )
}
