import { entryOf } from '../../coin/entry-of'
import type { Position, SpaceId } from '../../games/index'
import { Prompt } from '../kit/prompt'
import type { Editing } from '../screen/editing'
import { EDIT } from '../words/en/edit'
import { checked } from './edited'
import { SpaceRows } from './space-rows'

interface Props {
  readonly editing: Editing
  readonly position: Position
  /** The space that was chosen on the map. */
  readonly space: SpaceId
  readonly isEarlier: boolean
  readonly onSpace: (space: SpaceId) => void
  readonly onChange: (position: Position) => void
  readonly onPlay: (position: Position) => void
  readonly onLeave: () => void
}

/** A position changed by hand, checked at every change. */
export function Editor({ onPlay, onLeave, ...props }: Props) {
  const { position, editing } = props
  const { board, error } = checked(position, editing.boardOf)
  const verdict = error
    ? EDIT.bad(entryOf(editing.mistakes, error.mistake), error.asked)
    : EDIT.good
  return (
    <section className="decision editor" data-part="decision" aria-label={EDIT.title}>
      <div className="body">
        <Prompt>{EDIT.title}</Prompt>
        {props.isEarlier && <p>{EDIT.earlier}</p>}
        <p className="note">{editing.note}</p>
        <SpaceRows {...props} />
        <editing.Beside position={position} onChange={props.onChange} />
        <p className="note">
          {EDIT.available}: {editing.left(position)}
        </p>
      </div>
      <p className="verdict" role="status">
        {verdict}
      </p>
      <footer className="footer">
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
      </footer>
    </section>
  )
}
