import type { TablesProps } from '../../../../ui/screen/on-map'
import { forecast as forecastOf } from '../../rules/index'
import { Chits, Forces } from './forces'
import { MapTable } from './map-table'
import { PoliticalWill, Unity } from './tracks'

/** The map, the tracks and the trays, each as a table. */
export function Tables({ board, onSpace, legal, forecast, hands }: TablesProps) {
  return (
    <>
      <MapTable board={board} legal={legal} onSpace={onSpace} />
      <PoliticalWill board={board} forecast={forecast && forecastOf(board)} {...hands} />
      <Unity board={board} />
      <Forces board={board} />
      <Chits board={board} />
    </>
  )
}
