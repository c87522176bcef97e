import { wasCounted } from '../../../ui/map/counted'
import { ForecastTray } from '../../../ui/map/forecast-tray'
import { Title } from '../../../ui/map/title'
import type { TraysProps } from '../../../ui/screen/on-map'
import type { Palestine } from '../rules/index'
import { MAP } from '../words/en/map'
import { Markers, Prison } from './aside'
import { CALENDAR } from './calendar'
import { BritishTray, IrgunTray } from './side-trays'

/** Title and trays beside the map. */
export function Trays({ board, after, forecast, would, hands }: TraysProps<Palestine>) {
  return (
    <>
      <Title title={MAP.title} subtitle={MAP.subtitle} will={board.politicalWill} />
      <BritishTray board={board} after={after} />
      <IrgunTray board={board} after={after} />
      {forecast && (
        <ForecastTray
          forecast={forecast}
          would={would ?? forecast}
          counted={wasCounted(board, CALENDAR)}
          hands={hands}
          y={548}
        />
      )}
      <Prison board={board} after={after} />
      <Markers board={board} after={after} />
    </>
  )
}
