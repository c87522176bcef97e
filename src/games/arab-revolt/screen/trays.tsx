import { Title } from '../../../ui/map/title'
import type { ArabRevolt } from '../rules/index'
import { wasCounted } from '../../../ui/map/counted'
import { ForecastTray } from '../../../ui/map/forecast-tray'
import type { TraysProps } from '../../../ui/screen/on-map'
import { MAP } from '../words/en/map'
import { CALENDAR } from './calendar'
import { OutOfPlay, Prison } from './aside'
import { BritishTray, RebelTray } from './side-trays'

/** Title and trays beside the map. */
export function Trays({ board, after, forecast, would, hands }: TraysProps<ArabRevolt>) {
  return (
    <>
      <Title title={MAP.title} subtitle={MAP.subtitle} will={board.politicalWill} />
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
