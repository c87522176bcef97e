import { useId, type ReactNode } from 'react'
import { MOST } from '../../../lessons/reading'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** How many lines it has; of one line it has no end. */
  readonly lines?: number
  readonly note?: string
  readonly most?: number
}

/** A text that is written. */
export function TextField({ label, value, onChange, lines = 1, note, most = MOST.said }: Props) {
  const id = useId()
  const shared = { id, value, maxLength: most, 'aria-describedby': note && `${id}-note` }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines > 1 ? (
        <textarea {...shared} rows={lines} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...shared} onChange={({ target }) => onChange(target.value)} />
      )}
      {note && (
        <span className="note" id={`${id}-note`}>
          {note}
        </span>
      )}
    </div>
  )
}

interface NumberProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number of minutes. */
export function MinutesField({ label, value, least, step, onChange }: NumberProps) {
  return (
    <label className="field minutes">
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={60}
        step={step}
        defaultValue={value}
        onChange={({ target }) => {
          if (target.validity.valid && target.value !== '') onChange(target.valueAsNumber)
        }}
      />
    </label>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

export function SelectField({ label, value, onChange, children }: SelectProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  )
}

interface CheckProps {
  readonly label: string
  readonly name?: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

export function CheckField({ label, name, isChecked, onChange }: CheckProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isChecked}
        aria-label={name}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}
