import { MAX_POLITICAL_WILL, type Forecast, type ForecastLine } from '../../../games/index'
import { signed, inRow } from '../../../language/english'
import { Panel } from '../../kit/panel'
import type { LineHands } from '../../screen/on-map'
import { useScreen } from '../../screen/use-screen'
import { WILL_TABLE } from '../../words/en/spaces'

const BOXES = Array.from({ length: MAX_POLITICAL_WILL + 1 }, (_, will) => will)

function Boxes({ will, becomes }: { will: number; becomes: number | null }) {
  const look = (box: number) => (box === will ? 'here' : box === becomes ? 'forecast' : undefined)
  return (
    <ol className="track" aria-hidden="true">
      {BOXES.map((box) => (
        <li key={box} className={look(box)}>
          {box}
        </li>
      ))}
    </ol>
  )
}

/** One line of the sum; its name is a button that lights up its spaces on the map. */
function SumLine({ of, line, onLine, onPressLine }: LineHands & { of: ForecastLine }) {
  const { spaceName, willLines } = useScreen().words
  const leave = () => onLine(null)
  const come = () => onLine(of.line)
  return (
    <tr onPointerEnter={come} onPointerLeave={leave}>
      <th scope="row">
        <button
          type="button"
          // A finger that pressed this line on the sheet finds it here.
          autoFocus={line === of.line}
          aria-pressed={line === of.line}
          onFocus={come}
          onBlur={leave}
          onClick={() => onPressLine(of.line)}
        >
          {willLines[of.line]}
        </button>{' '}
        <small>{inRow(of.spaces.map((space) => spaceName(space)))}</small>
      </th>
      <td>{of.number}</td>
      <td>{signed(of.amount)}</td>
    </tr>
  )
}

interface Props extends LineHands {
  readonly will: number
  /** Null once the game is over. */
  readonly forecast: Forecast | null
  /** Whether it has been counted in this round. */
  readonly counted: boolean
  /** What comes before the sum; empty where nothing does. */
  readonly note?: string
}

/** Political Will, and what the next count would make of it. */
export function WillTable({ will, forecast, counted, note = '', ...hands }: Props) {
  return (
    <Panel title={WILL_TABLE.will} name="will" note={WILL_TABLE.of(will, MAX_POLITICAL_WILL)}>
      <Boxes will={will} becomes={counted ? null : (forecast?.to ?? null)} />
      {forecast && (
        <table className="sum">
          <caption>{counted ? WILL_TABLE.nextCount : WILL_TABLE.forecast}</caption>
          <tbody>
            {forecast.lines.map((of) => (
              <SumLine key={of.line} of={of} {...hands} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{counted ? WILL_TABLE.sum : WILL_TABLE.becomes(forecast.to)}</th>
              <td />
              <td>{signed(forecast.net)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {note && <p className="note">{note}</p>}
    </Panel>
  )
}
