import { MAX_POLITICAL_WILL, UNITY_VALUES, type Board, type Forecast } from '../../rules/index'
import type { WillLine } from '../../rules/index'
import { wasCounted } from '../../../../ui/map/counted'
import type { LineHands } from '../../../../ui/screen/on-map'
import { useScreen } from '../../../../ui/screen/use-screen'
import { Panel } from '../../../../ui/kit/panel'
import { PLACES, WILL_LINES, unityName } from '../../words/en/names'
import { TRACKS } from '../../words/en/spaces'
import { signed } from '../../../../language/english'

const WILL_BOXES = Array.from({ length: MAX_POLITICAL_WILL + 1 }, (_, will) => will)

function WillTrack({ will, becomes }: { will: number; becomes: number | null }) {
  const look = (box: number) => (box === will ? 'here' : box === becomes ? 'forecast' : undefined)
  return (
    <ol className="track" aria-hidden="true">
      {WILL_BOXES.map((box) => (
        <li key={box} className={look(box)}>
          {box}
        </li>
      ))}
    </ol>
  )
}

/** One line of the sum; its name is a button that lights up its spaces on the map. */
function SumLine({ of, line, onLine, onPressLine }: LineHands & { of: WillLine }) {
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
          {WILL_LINES[of.line]}
        </button>{' '}
        <small>{of.spaces.map((space) => PLACES[space]).join(', ')}</small>
      </th>
      <td>{of.number}</td>
      <td>{signed(of.amount)}</td>
    </tr>
  )
}

type SumProps = LineHands & { readonly forecast: Forecast; readonly counted: boolean }

function Sum({ forecast, counted, ...hands }: SumProps) {
  const { lines, net, to, forcedSabotage } = forecast
  return (
    <>
      <table className="sum">
        <caption>{counted ? TRACKS.nextCount : TRACKS.forecast}</caption>
        <tbody>
          {lines.map((of) => (
            <SumLine key={of.line} of={of} {...hands} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{counted ? TRACKS.sum : TRACKS.becomes(to)}</th>
            <td />
            <td>{signed(net)}</td>
          </tr>
        </tfoot>
      </table>
      {forcedSabotage.length > 0 && (
        <p className="note">
          {TRACKS.sabotageFirst(forcedSabotage.map((railway) => PLACES[railway]).join(', '))}
        </p>
      )}
    </>
  )
}

interface WillProps extends LineHands {
  readonly board: Board
  /** Null once the game is over. */
  readonly forecast: Forecast | null
}

/** 1.10, 6.1 Political Will, and what the Propaganda Round would make of it now. */
export function PoliticalWill({ board, forecast, ...hands }: WillProps) {
  const will = board.politicalWill
  const counted = wasCounted(board, useScreen().calendar)
  return (
    <Panel title={TRACKS.will} name="will" note={TRACKS.of(will, MAX_POLITICAL_WILL)}>
      <WillTrack will={will} becomes={counted ? null : (forecast?.to ?? null)} />
      {forecast && <Sum forecast={forecast} counted={counted} {...hands} />}
    </Panel>
  )
}

/** 6.6 The Unity Track. */
export function Unity({ board }: { board: Board }) {
  return (
    <Panel title={TRACKS.unity} name="unity" note={unityName(board.unity)}>
      <ol className="track" aria-hidden="true">
        {UNITY_VALUES.map((value, place) => (
          <li key={place} className={place === board.unity ? 'here' : undefined}>
            {value}
          </li>
        ))}
      </ol>
      <p className="ends note" aria-hidden="true">
        <span>{TRACKS.decentralized}</span>
        <span>{TRACKS.centralized}</span>
      </p>
    </Panel>
  )
}
