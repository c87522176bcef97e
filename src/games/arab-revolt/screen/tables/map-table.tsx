import {
  CITIES,
  CONTENTS,
  COUNTRIES,
  DISTRICTS,
  RAILWAYS,
  count,
  inPlay,
  type Board,
  type Content,
  type SpaceId,
  type SpaceKind,
} from '../../rules/index'
import { Figure, Mark } from '../../../../ui/kit/mark'
import { Panel } from '../../../../ui/kit/panel'
import { GROUPS, PLACES } from '../../words/en/names'
import { KEY_TEXT, SPACES_TABLE } from '../../words/en/spaces'

const KINDS: readonly (readonly [SpaceKind, readonly SpaceId[]])[] = [
  ['district', DISTRICTS],
  ['city', CITIES],
  ['railway', RAILWAYS],
  ['country', COUNTRIES],
]

const COLUMNS: readonly (readonly [string, readonly Content[]])[] = [
  [SPACES_TABLE.british, ['troops', 'police', 'irregularsUnderground', 'irregularsActive']],
  [SPACES_TABLE.rebels, ['guerrillasUnderground', 'guerrillasActive', 'bases']],
  [SPACES_TABLE.markers, ['opposition', 'curfew', 'sabotage']],
]

interface Pressing {
  readonly legal: ReadonlySet<SpaceId>
  readonly onSpace: (space: SpaceId) => void
}

function Row({ board, space, legal, onSpace }: Pressing & { board: Board; space: SpaceId }) {
  return (
    <tr>
      <th scope="row">
        {legal.has(space) ? (
          <button type="button" onClick={() => onSpace(space)}>
            {PLACES[space]}
          </button>
        ) : (
          PLACES[space]
        )}
      </th>
      {inPlay(board, space) ? (
        COLUMNS.map(([side, contents]) => (
          <td key={side}>
            {contents.map((content) => {
              const number = count(board, content, space)
              return number > 0 && <Mark key={content} of={content} number={number} />
            })}
          </td>
        ))
      ) : (
        <td className="note" colSpan={COLUMNS.length}>
          {SPACES_TABLE.outOfPlay}
        </td>
      )}
    </tr>
  )
}

/** What stands in each of the seventeen spaces. */
export function MapTable({ board, ...pressing }: Pressing & { board: Board }) {
  return (
    <Panel title={SPACES_TABLE.map} name="map">
      <table>
        <thead>
          <tr>
            <th scope="col">{SPACES_TABLE.space}</th>
            {COLUMNS.map(([side]) => (
              <th key={side} scope="col">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        {KINDS.map(([kind, spaces]) => (
          <tbody key={kind}>
            <tr>
              <th scope="rowgroup" colSpan={COLUMNS.length + 1}>
                {GROUPS[kind]}
              </th>
            </tr>
            {spaces.map((space) => (
              <Row key={space} board={board} space={space} {...pressing} />
            ))}
          </tbody>
        ))}
      </table>
      <ul className="key" aria-label={SPACES_TABLE.key}>
        {CONTENTS.map((content) => (
          <li key={content}>
            <Figure of={content} /> {KEY_TEXT[content]}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
