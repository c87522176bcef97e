import {
  CONTENTS,
  FORCE,
  FORCES,
  KIND,
  MAX_POLITICAL_WILL,
  OUT_AT_FIRST,
  SPACES,
  TOTAL,
  UNITY_VALUES,
  type Board,
  type Content,
  type Position,
  type SpaceId,
} from '../../rules/index'
import { Stepper } from '../decision/stepper'
import { PLACES, contentName, pieces } from '../text/names'
import { EDIT } from '../text/edit'
import { checked, withContent, withCountry, withPrisoners, withTroopsOut } from './edited'
import './edit.css'

interface Props {
  readonly position: Position
  /** The space that was chosen on the map. */
  readonly space: SpaceId
  readonly onSpace: (space: SpaceId) => void
  readonly onChange: (position: Position) => void
  readonly onPlay: (position: Position) => void
  readonly onLeave: () => void
}

// The markers are not limited; a number of one digit fits on the map.
const MOST_SABOTAGE = 9

/** How many there can be at all; the rules say how many may stand where. */
const mostOf = (content: Content): number => {
  if (content === 'sabotage') return MOST_SABOTAGE
  return content === 'opposition' || content === 'curfew' ? 1 : TOTAL[FORCE[content]]
}

interface RowProps {
  readonly what: string
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
}

function Row({ what, value, most, onChange }: RowProps) {
  return (
    <li>
      <span>{what}</span>
      <Stepper what={what} value={value} least={0} most={most} onChange={onChange} />
    </li>
  )
}

/** What may ever stand in a space of this kind; the rules have the last word. */
const contentsOf = (space: SpaceId): readonly Content[] => {
  const kind = KIND[space]
  if (kind === 'country')
    return CONTENTS.filter((one) => one.startsWith('guerrillas') || one === 'bases')
  return CONTENTS.filter((one) =>
    kind === 'railway'
      ? one !== 'bases' && one !== 'opposition' && one !== 'curfew'
      : one !== 'sabotage',
  )
}

function SpaceRows({ position, space, onSpace, onChange }: Omit<Props, 'onPlay' | 'onLeave'>) {
  return (
    <fieldset>
      <legend>
        <label>
          {EDIT.space}{' '}
          <select value={space} onChange={({ target }) => onSpace(target.value as SpaceId)}>
            {SPACES.map((one) => (
              <option key={one} value={one}>
                {PLACES[one]}
              </option>
            ))}
          </select>
        </label>
      </legend>
      <ul>
        {contentsOf(space).map((content) => (
          <Row
            key={content}
            what={contentName(content)}
            value={position.spaces[space]?.[content] ?? 0}
            most={mostOf(content)}
            onChange={(number) => onChange(withContent(position, space, content, number))}
          />
        ))}
      </ul>
    </fieldset>
  )
}

function Beside({ position, onChange }: Pick<Props, 'position' | 'onChange'>) {
  const { politicalWill, unity, prison, outOfPlay } = position
  return (
    <fieldset>
      <legend>{EDIT.beside}</legend>
      <ul>
        <Row
          what={EDIT.will}
          value={politicalWill}
          most={MAX_POLITICAL_WILL}
          onChange={(number) => onChange({ ...position, politicalWill: number })}
        />
        <Row
          what={EDIT.unity}
          value={unity}
          most={UNITY_VALUES.length - 1}
          onChange={(number) => onChange({ ...position, unity: number })}
        />
        {(['guerrillas', 'bases'] as const).map((force) => (
          <Row
            key={force}
            what={EDIT.prison(contentName(force))}
            value={prison?.[force] ?? 0}
            most={TOTAL[force]}
            onChange={(number) => onChange(withPrisoners(position, force, number))}
          />
        ))}
        <Row
          what={EDIT.troopsOut}
          value={outOfPlay?.troops ?? 0}
          most={TOTAL.troops}
          onChange={(number) => onChange(withTroopsOut(position, number))}
        />
      </ul>
      {OUT_AT_FIRST.map((country) => (
        <label key={country}>
          <input
            type="checkbox"
            checked={outOfPlay?.countries?.includes(country) !== true}
            onChange={({ target }) => onChange(withCountry(position, country, target.checked))}
          />{' '}
          {EDIT.inPlay(PLACES[country])}
        </label>
      ))}
    </fieldset>
  )
}

const inWords = ({ available }: Board): string =>
  [...FORCES, 'curfews' as const].map((force) => pieces(available[force], force)).join(', ')

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
        <p className="note">{EDIT.note}</p>
        <SpaceRows {...props} />
        <Beside {...props} />
        {board && (
          <p className="note">
            {EDIT.available}: {inWords(board)}
          </p>
        )}
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
