import { wasCounted } from '../../../../ui/map/counted'
import { MapTable } from '../../../../ui/map/tables/map-table'
import { SPACES_TABLE } from '../../../../ui/words/en/spaces'
import { TrackTable } from '../../../../ui/map/tables/track-table'
import { WillTable } from '../../../../ui/map/tables/will-table'
import type { TablesProps } from '../../../../ui/screen/on-map'
import {
  CITIES,
  CONTENTS,
  COUNTRIES,
  DISTRICTS,
  RAILWAYS,
  UNITY_VALUES,
  count,
  forecast as forecastOf,
  inPlay,
  type Board,
  type Faction,
  type ArabRevolt,
} from '../../rules/index'
import { GROUPS, PLACES, WHO, unityName } from '../../words/en/names'
import { KEY_TEXT, TRACKS } from '../../words/en/spaces'
import { CALENDAR } from '../calendar'
import { KINDS } from '../kinds'
import { Chits, Forces } from './forces'
import { inRow } from '../../../../language/english'

const SPACE_GROUPS = [
  [GROUPS.district, DISTRICTS],
  [GROUPS.city, CITIES],
  [GROUPS.railway, RAILWAYS],
  [GROUPS.country, COUNTRIES],
] as const

/** 6.1.1 The Sabotage that comes before the sum. */
const noteOf = (board: Board): string => {
  const railways = forecastOf(board).forcedSabotage.map((railway) => PLACES[railway])
  return railways.length > 0 ? TRACKS.sabotageFirst(inRow(railways)) : ''
}

const of = (side: Faction | null) => CONTENTS.filter((content) => KINDS[content].side === side)

const COLUMNS = [
  [WHO.british, of('british')],
  [WHO.rebels, of('rebels')],
  [SPACES_TABLE.markers, of(null)],
] as const

/** The map, the tracks and the trays, each as a table. */
export function Tables({ board, onSpace, legal, forecast, hands }: TablesProps<ArabRevolt>) {
  return (
    <>
      <MapTable
        groups={SPACE_GROUPS}
        columns={COLUMNS}
        keyText={KEY_TEXT}
        numberOf={(content, space) => count(board, content, space)}
        isOutOfPlay={(space) => !inPlay(board, space)}
        {...{ legal, onSpace }}
      />
      <WillTable
        will={board.politicalWill}
        forecast={forecast}
        counted={wasCounted(board, CALENDAR)}
        note={forecast ? noteOf(board) : ''}
        {...hands}
      />
      <TrackTable
        title={TRACKS.unity}
        name="unity"
        note={unityName(board.unity)}
        values={UNITY_VALUES}
        at={board.unity}
        ends={[TRACKS.decentralized, TRACKS.centralized]}
      />
      <Forces board={board} />
      <Chits board={board} />
    </>
  )
}
