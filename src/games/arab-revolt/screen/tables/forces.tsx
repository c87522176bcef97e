import {
  OPERATIONS_CHITS,
  PUNISHMENTS,
  TRAYS,
  type Board,
  type OperationsChit,
  type Punishment,
  type Tray,
} from '../../rules/index'
import { Mark } from '../../../../ui/kit/mark'
import { Panel } from '../../../../ui/kit/panel'
import { PLACES, TRAY_NAMES, chitValue } from '../../words/en/names'
import { SPACES_TABLE } from '../../words/en/spaces'
import { inRow } from '../../../../language/english'

const AVAILABLE = ['troops', 'police', 'irregulars', 'curfews', 'guerrillas', 'bases'] as const

/** What stands beside the map. */
export function Forces({
  board: { available, prison, outOfPlay, tegartPolice },
}: {
  board: Board
}) {
  return (
    <Panel title={SPACES_TABLE.beside} name="forces">
      <dl>
        <dt>{SPACES_TABLE.available}</dt>
        <dd>
          {AVAILABLE.map((force) => (
            <Mark key={force} of={force} number={available[force]} />
          ))}
        </dd>
        <dt>{SPACES_TABLE.prison}</dt>
        <dd>
          <Mark of="guerrillas" number={prison.guerrillas} />
          <Mark of="bases" number={prison.bases} />
        </dd>
        <dt>{SPACES_TABLE.outOfPlay}</dt>
        <dd>
          <Mark of="troops" number={outOfPlay.troops} />
          {inRow(outOfPlay.countries.map((country) => PLACES[country]))}
        </dd>
        {tegartPolice > 0 && (
          <>
            <dt>{SPACES_TABLE.forts}</dt>
            <dd>
              <Mark of="police" number={tegartPolice} />
            </dd>
          </>
        )}
      </dl>
    </Panel>
  )
}

function ChitTable<Chit extends OperationsChit | Punishment>(props: {
  name: string
  chits: readonly Chit[]
  trays: Readonly<Record<Tray, Readonly<Record<Chit, number>>>>
}) {
  return (
    <table>
      <caption>{props.name}</caption>
      <thead>
        <tr>
          <td />
          {TRAYS.map((tray) => (
            <th key={tray} scope="col">
              {TRAY_NAMES[tray]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.chits.map((chit) => (
          <tr key={chit}>
            <th scope="row">{chitValue(chit)}</th>
            {TRAYS.map((tray) => (
              <td key={tray} className={props.trays[tray][chit] > 0 ? undefined : 'none'}>
                {props.trays[tray][chit]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** 1.7, 1.8 Where the chits lie. */
export function Chits({ board }: { board: Board }) {
  return (
    <Panel title={SPACES_TABLE.chits} name="chits">
      <ChitTable name={SPACES_TABLE.punishment} chits={PUNISHMENTS} trays={board.punishmentChits} />
      <ChitTable
        name={SPACES_TABLE.operations}
        chits={OPERATIONS_CHITS}
        trays={board.operationsChits}
      />
    </Panel>
  )
}
