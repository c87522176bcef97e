import type { Board, Forecast, SpaceId } from '../../arab-revolt'
import type { LineHands } from '../../screen/on-map'
import { Chits, Forces } from './forces'
import { MapTable } from './map-table'
import { PoliticalWill, Unity } from './tracks'

export interface TablesProps {
  readonly board: Board
  readonly legal: ReadonlySet<SpaceId>
  readonly onSpace: (space: SpaceId) => void
  readonly forecast: Forecast | null
  readonly hands: LineHands
}

/** The map, the tracks and the trays, each as a table. */
export function Tables({ board, onSpace, legal, forecast, hands }: TablesProps) {
  return (
    <>
      <MapTable board={board} legal={legal} onSpace={onSpace} />
      <PoliticalWill board={board} forecast={forecast} {...hands} />
      <Unity board={board} />
      <Forces board={board} />
      <Chits board={board} />
    </>
  )
}
