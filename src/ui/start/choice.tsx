interface Props {
  readonly title: string
  readonly note: string
  readonly main?: boolean
  readonly onChoose: () => void
}

/** One of the large choices of the first screen. */
export function Choice({ title, note, main = false, onChoose }: Props) {
  return (
    <li>
      <button type="button" className={main ? 'large main' : 'large'} onClick={onChoose}>
        <b>{title}</b>
        <small>{note}</small>
      </button>
    </li>
  )
}
