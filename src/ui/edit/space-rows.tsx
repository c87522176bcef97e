import type { Position, SpaceId } from '../../games/index'
import type { Editing } from '../screen/editing'
import { useScreen } from '../screen/use-screen'
import { EDIT } from '../words/en/edit'
import { withContent } from './edited'
import { Row } from './row'

interface Props {
  readonly editing: Editing
  readonly position: Position
  /** The space that was chosen on the map. */
  readonly space: SpaceId
  readonly onSpace: (space: SpaceId) => void
  readonly onChange: (position: Position) => void
}

/** What stands in one space. */
export function SpaceRows({ editing, position, space, onSpace, onChange }: Props) {
  const { words, map } = useScreen()
  const { contentsOf, contentName, mostOf } = editing
  return (
    <fieldset>
      <legend>
        <label>
          {EDIT.space}{' '}
          <select value={space} onChange={({ target }) => onSpace(target.value)}>
            {map.spaces.map((one) => (
              <option key={one} value={one}>
                {words.spaceName(one)}
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
