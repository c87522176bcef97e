import { Panel } from '../../kit/panel'

interface Props {
  readonly title: string
  readonly name: string
  /** Where it stands, in words. */
  readonly note: string
  readonly values: readonly number[]
  readonly at: number
  /** What its ends are called. */
  readonly ends: readonly [left: string, right: string]
}

/** A track of a game's own, with its ends. */
export function TrackTable({ title, name, note, values, at, ends }: Props) {
  return (
    <Panel title={title} name={name} note={note}>
      <ol className="track" aria-hidden="true">
        {values.map((value, place) => (
          <li key={place} className={place === at ? 'here' : undefined}>
            {value}
          </li>
        ))}
      </ol>
      <p className="ends note" aria-hidden="true">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </Panel>
  )
}
