import { MAX_POLITICAL_WILL, UNITY_VALUES, forecast, type Board } from '../rules/index'
import { Panel } from './panel'
import { Term } from './help/term'
import { WILL_LINE_TERMS } from './text/help/explains'
import { PLACES, WILL_LINES, signed, unityName } from './text/names'

const WILL_BOXES = Array.from({ length: MAX_POLITICAL_WILL + 1 }, (_, will) => will)

/** 1.10, 6.1 Political Will, and what the Propaganda Round would make of it now. */
export function PoliticalWill({ board }: { board: Board }) {
  const { lines, net, from, to, forcedSabotage } = forecast(board)
  const over = board.phase === 'over'
  const look = (will: number) =>
    will === from ? 'here' : will === to && !over ? 'forecast' : undefined
  return (
    <Panel title="Political Will" name="will" note={`${from} of ${MAX_POLITICAL_WILL}`}>
      <ol className="track" aria-hidden="true">
        {WILL_BOXES.map((will) => (
          <li key={will} className={look(will)}>
            {will}
          </li>
        ))}
      </ol>
      {!over && (
        <table className="sum">
          <caption>If Propaganda came now</caption>
          <tbody>
            {lines.map(({ line, number, amount, spaces }) => (
              <tr key={line} title={spaces.map((space) => PLACES[space]).join(', ')}>
                <th scope="row">
                  <Term of={WILL_LINE_TERMS[line]}>{WILL_LINES[line]}</Term>
                </th>
                <td>{number}</td>
                <td>{signed(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Political Will becomes {to}</th>
              <td />
              <td>{signed(net)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {!over && forcedSabotage.length > 0 && (
        <p className="note">
          Sabotage comes first: {forcedSabotage.map((railway) => PLACES[railway]).join(', ')}.
        </p>
      )}
    </Panel>
  )
}

/** 6.6 The Unity Track. */
export function Unity({ board }: { board: Board }) {
  return (
    <Panel title="Unity" name="unity" note={unityName(board.unity)}>
      <ol className="track" aria-hidden="true">
        {UNITY_VALUES.map((value, place) => (
          <li key={place} className={place === board.unity ? 'here' : undefined}>
            {value}
          </li>
        ))}
      </ol>
      <p className="ends note" aria-hidden="true">
        <span>Decentralized</span>
        <span>Centralized</span>
      </p>
    </Panel>
  )
}
