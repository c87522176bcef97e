import { FORCES, type Position, type SpaceId } from '../arab-revolt'
import { pieces } from '../../games/arab-revolt/words/en/names'
import { EDIT } from '../../games/arab-revolt/words/en/edit'
import { Beside } from './beside'
import { checked, leftIn } from './edited'
import { SpaceRows } from './space-rows'
import './edit.css'

interface Props {
  readonly position: Position
  /** The space that was chosen on the map. */
  readonly space: SpaceId
  readonly isEarlier: boolean
  readonly onSpace: (space: SpaceId) => void
  readonly onChange: (position: Position) => void
  readonly onPlay: (position: Position) => void
  readonly onLeave: () => void
}

/** What is left of each kind, or how many more are written than there are. */
const leftInWords = (position: Position): string => {
  const left = leftIn(position)
  return [...FORCES, 'curfews' as const]
    .map((force) =>
      left[force] < 0 ? EDIT.tooMany(pieces(-left[force], force)) : pieces(left[force], force),
    )
    .join(', ')
}

/** A position changed by hand, checked at every change. */
export function Editor({ onPlay, onLeave, ...props }: Props) {
  const { position } = props
  const { board, error } = checked(position)
  const verdict = error ? EDIT.bad(error.mistake, error.asked) : EDIT.good
  return (
    <section className="decision editor" aria-label={EDIT.title}>
      <div className="body">
        <h2 className="prompt" tabIndex={-1}>
          {EDIT.title}
        </h2>
        {props.isEarlier && <p>{EDIT.earlier}</p>}
        <p className="note">{EDIT.note}</p>
        <SpaceRows {...props} />
        <Beside position={position} onChange={props.onChange} />
        <p className="note">
          {EDIT.available}: {leftInWords(position)}
        </p>
      </div>
      <p className="verdict" role="status">
        {verdict}
      </p>
      <div className="footer">
        <button type="button" onClick={onLeave}>
          {EDIT.leave}
        </button>
        <button
          type="button"
          className="main end"
          data-key="end"
          aria-disabled={board === null}
          onClick={() => board && onPlay(position)}
        >
          {EDIT.play} <small>{EDIT.playNote}</small>
        </button>
      </div>
    </section>
  )
}
