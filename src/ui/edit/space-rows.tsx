import { SPACES, type Position, type SpaceId } from '../arab-revolt'
import { EDIT } from '../../games/arab-revolt/words/en/edit'
import { PLACES, contentName } from '../../games/arab-revolt/words/en/names'
import { contentsOf, mostOf } from './contents'
import { withContent } from './edited'
import { Row } from './row'

interface Props {
  readonly position: Position
  /** The space that was chosen on the map. */
  readonly space: SpaceId
  readonly onSpace: (space: SpaceId) => void
  readonly onChange: (position: Position) => void
}

/** What stands in one space. */
export function SpaceRows({ position, space, onSpace, onChange }: Props) {
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
