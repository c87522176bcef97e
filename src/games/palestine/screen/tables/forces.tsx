import { Mark } from '../../../../ui/kit/mark'
import { Panel } from '../../../../ui/kit/panel'
import { INTEL_CHITS, INTEL_PLACES, onHaganahTrack, type Board } from '../../rules/index'
import { chitName } from '../../words/en/names'
import { SPACES_TABLE } from '../../words/en/spaces'

const AVAILABLE = ['troops', 'police', 'curfews', 'cells', 'armsCaches'] as const

/** What stands beside the map. */
export function Forces({ board }: { board: Board }) {
  const { available, prison, outOfGame } = board
  return (
    <Panel title={SPACES_TABLE.beside} name="forces">
      <dl>
        <dt>{SPACES_TABLE.available}</dt>
        <dd>
          {AVAILABLE.map((force) => (
            <Mark key={force} of={force} number={available[force]} />
          ))}
        </dd>
        <dt>{SPACES_TABLE.onTrack}</dt>
        <dd>
          <Mark of="cells" number={onHaganahTrack(board, 'cells')} />
          <Mark of="armsCaches" number={onHaganahTrack(board, 'armsCaches')} />
        </dd>
        <dt>{SPACES_TABLE.prison}</dt>
        <dd>
          <Mark of="cells" number={prison} />
        </dd>
        {outOfGame > 0 && (
          <>
            <dt>{SPACES_TABLE.outOfGame}</dt>
            <dd>
              <Mark of="cells" number={outOfGame} />
            </dd>
          </>
        )}
      </dl>
    </Panel>
  )
}

/** 1.6.1 Where the Intel chits are. */
export function Chits({ board: { intel } }: { board: Board }) {
  return (
    <Panel title={SPACES_TABLE.intel} name="chits">
      <table>
        <thead>
          <tr>
            <td />
            {INTEL_PLACES.map((place) => (
              <th key={place} scope="col">
                {SPACES_TABLE[place]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {INTEL_CHITS.map((chit) => (
            <tr key={chit}>
              <th scope="row">{chitName(chit)}</th>
              {INTEL_PLACES.map((place) => (
                <td key={place} className={intel[place][chit] > 0 ? undefined : 'none'}>
                  {intel[place][chit]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
