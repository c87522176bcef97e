import { wasCounted } from '../../../ui/map/counted'
import { ForecastTray } from '../../../ui/map/forecast-tray'
import type { TraysProps } from '../../../ui/screen/on-map'
import { MAP as HOUSE } from '../../../ui/words/en/map'
import { MAP } from '../words/en/map'
import { CALENDAR } from './calendar'
import { OutOfPlay, Prison } from './aside'
import { BritishTray, RebelTray } from './side-trays'

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
        {HOUSE.politicalWill} <tspan>{will}</tspan>
      </text>
    </g>
  )
}

/** Title and trays beside the map. */
export function Trays({ board, after, forecast, would, hands }: TraysProps) {
  return (
    <>
      <Title will={board.politicalWill} />
      <BritishTray board={board} after={after} />
      <RebelTray board={board} after={after} />
      {forecast && (
        <ForecastTray
          forecast={forecast}
          would={would ?? forecast}
          counted={wasCounted(board, CALENDAR)}
          hands={hands}
          y={572}
        />
      )}
      <Prison board={board} after={after} />
      <OutOfPlay board={board} after={after} />
    </>
  )
}
