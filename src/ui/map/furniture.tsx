import type { Board, Forecast } from '../arab-revolt'
import { MAP } from '../../games/arab-revolt/words/en/map'
import { OutOfPlay, Prison } from './aside'
import { wasCounted } from './counted'
import { ForecastTray } from './forecast-tray'
import type { LineHands } from './line-hands'
import { LargeTrays } from './large'
import type { View } from './view'
import { Rim } from './rim'
import type { Trial } from './trial'
import { BritishTray, RebelTray } from './trays'

function Title({ will }: { will: number }) {
  return (
    <g className="title" aria-hidden="true">
      <text x="52" y="73" className="large">
        {MAP.title.toUpperCase()}
      </text>
      <text x="53" y="98">
        {MAP.subtitle}
      </text>
      <text x="356" y="60" className="will">
        {MAP.politicalWill} <tspan>{will}</tspan>
      </text>
    </g>
  )
}

interface FurnitureProps {
  readonly board: Board
  readonly forecast: Forecast | null
  readonly trial: Trial | null
  readonly hands: LineHands | undefined
  readonly view: View
}

/** What stands round the map: title, Political Will and trays. */
export function Furniture(props: FurnitureProps) {
  const { board, forecast, trial, view } = props
  // What has just been counted would look as if it came once more.
  const next = wasCounted(board) ? null : forecast
  return (
    <>
      <Rim
        will={board.politicalWill}
        becomes={next?.to ?? null}
        would={next && (trial?.forecast?.to ?? null)}
        view={view}
      />
      {view.furniture === 'full' ? (
        <Trays {...props} />
      ) : (
        <LargeTrays board={board} forecast={next} trial={trial} />
      )}
    </>
  )
}

function Trays({ board, forecast, trial, hands }: FurnitureProps) {
  const after = trial?.board ?? board
  return (
    <>
      <Title will={board.politicalWill} />
      <BritishTray board={board} after={after} />
      <RebelTray board={board} after={after} />
      {forecast && (
        <ForecastTray
          forecast={forecast}
          would={trial?.forecast ?? forecast}
          counted={wasCounted(board)}
          hands={hands}
        />
      )}
      <Prison board={board} after={after} />
      <OutOfPlay board={board} after={after} />
    </>
  )
}
