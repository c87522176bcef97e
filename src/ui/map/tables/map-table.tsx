import type { SpaceId } from '../../../games/index'
import { Figure, Mark } from '../../kit/mark'
import { Panel } from '../../kit/panel'
import { useScreen } from '../../screen/use-screen'
import { SPACES_TABLE } from '../../words/en/spaces'

/** What is named, each with what belongs to it. */
type Named<One> = readonly (readonly [name: string, all: readonly One[]])[]

interface Props<Space extends SpaceId, Content extends string> {
  /** The spaces, kind by kind. */
  readonly groups: Named<Space>
  /** What stands in them, side by side. */
  readonly columns: Named<Content>
  /** What each figure stands for. */
  readonly keyText: Readonly<Record<Content, string>>
  readonly numberOf: (content: Content, space: Space) => number
  readonly isOutOfPlay: (space: Space) => boolean
  readonly legal: ReadonlySet<Space>
  readonly onSpace: (space: Space) => void
}

type RowProps<Space extends SpaceId, Content extends string> = Omit<
  Props<Space, Content>,
  'groups' | 'keyText'
> & { readonly space: Space }

function Row<Space extends SpaceId, Content extends string>(props: RowProps<Space, Content>) {
  const { space, columns, numberOf, isOutOfPlay, legal, onSpace } = props
  const { spaceName } = useScreen().words
  return (
    <tr>
      <th scope="row">
        {legal.has(space) ? (
          <button type="button" onClick={() => onSpace(space)}>
            {spaceName(space)}
          </button>
        ) : (
          spaceName(space)
        )}
      </th>
      {isOutOfPlay(space) ? (
        <td className="note" colSpan={columns.length}>
          {SPACES_TABLE.outOfPlay}
        </td>
      ) : (
        columns.map(([name, contents]) => (
          <td key={name}>
            {contents.map((content) => {
              const number = numberOf(content, space)
              return number > 0 && <Mark key={content} of={content} number={number} />
            })}
          </td>
        ))
      )}
    </tr>
  )
}

/** What stands in each of the spaces. */
export function MapTable<Space extends SpaceId, Content extends string>(
  props: Props<Space, Content>,
) {
  const { groups, keyText, ...of } = props
  const { columns } = of
  return (
    <Panel title={SPACES_TABLE.map} name="map">
      <table>
        <thead>
          <tr>
            <th scope="col">{SPACES_TABLE.space}</th>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(([name, spaces]) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {name}
              </th>
            </tr>
            {spaces.map((space) => (
              <Row key={space} space={space} {...of} />
            ))}
          </tbody>
        ))}
      </table>
      <ul className="key" aria-label={SPACES_TABLE.key}>
        {Object.entries<string>(keyText).map(([content, text]) => (
          <li key={content}>
            <Figure of={content} /> {text}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
