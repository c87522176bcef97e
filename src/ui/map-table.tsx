import {
  CITIES,
  COUNTRIES,
  DISTRICTS,
  RAILWAYS,
  count,
  inPlay,
  type Board,
  type Content,
  type SpaceId,
  type SpaceKind,
} from '../rules/index'
import { Figure, Mark } from './mark'
import { Panel } from './panel'
import { GROUPS, PLACES } from './text/names'

const KINDS: readonly (readonly [SpaceKind, readonly SpaceId[]])[] = [
  ['district', DISTRICTS],
  ['city', CITIES],
  ['railway', RAILWAYS],
  ['country', COUNTRIES],
]

const COLUMNS: readonly (readonly [string, readonly Content[]])[] = [
  ['British', ['troops', 'police', 'irregularsUnderground', 'irregularsActive']],
  ['Rebels', ['guerrillasUnderground', 'guerrillasActive', 'bases']],
  ['Markers', ['opposition', 'curfew', 'sabotage']],
]

const KEY: readonly (readonly [Content, string])[] = [
  ['troops', 'Troops'],
  ['police', 'Police'],
  ['irregularsUnderground', 'Irregular, Underground'],
  ['irregularsActive', 'Irregular, Active'],
  ['guerrillasUnderground', 'Guerrilla, Underground'],
  ['guerrillasActive', 'Guerrilla, Active'],
  ['bases', 'Base'],
  ['opposition', 'Opposition'],
  ['curfew', 'Curfew'],
  ['sabotage', 'Sabotage'],
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
          Out of Play
        </td>
      )}
    </tr>
  )
}

/** What stands in each of the seventeen spaces. */
export function MapTable({ board, ...pressing }: Pressing & { board: Board }) {
  return (
    <Panel title="The map" name="map">
      <table>
        <thead>
          <tr>
            <th scope="col">Space</th>
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
      <ul className="key" aria-label="Key">
        {KEY.map(([content, name]) => (
          <li key={content}>
            <Figure of={content} /> {name}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
