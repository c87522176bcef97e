import { wasCounted } from '../../../../ui/map/counted'
import { MapTable } from '../../../../ui/map/tables/map-table'
import { SPACES_TABLE } from '../../../../ui/words/en/spaces'
import { TrackTable } from '../../../../ui/map/tables/track-table'
import { WillTable } from '../../../../ui/map/tables/will-table'
import type { TablesProps } from '../../../../ui/screen/on-map'
import {
  CITIES,
  CONTENTS,
  DISTRICTS,
  RAILWAYS,
  count,
  type Faction,
  type Palestine,
} from '../../rules/index'
import { GROUPS, WHO, haganahName } from '../../words/en/names'
import { KEY_TEXT, TRACKS } from '../../words/en/spaces'
import { CALENDAR } from '../calendar'
import { KINDS } from '../kinds'
import { HAGANAH_VALUES } from '../haganah'
import { Chits, Forces } from './forces'

const SPACE_GROUPS = [
  [GROUPS.district, DISTRICTS],
  [GROUPS.city, CITIES],
  [GROUPS.railway, RAILWAYS],
] as const

const of = (side: Faction | null) => CONTENTS.filter((content) => KINDS[content].side === side)

const COLUMNS = [
  [WHO.british, of('british')],
  [WHO.irgun, of('irgun')],
  [SPACES_TABLE.markers, of(null)],
] as const

/** The map, the tracks and the trays, each as a table. */
export function Tables({ board, onSpace, legal, forecast, hands }: TablesProps<Palestine>) {
  return (
    <>
      <MapTable
        groups={SPACE_GROUPS}
        columns={COLUMNS}
        keyText={KEY_TEXT}
        numberOf={(content, space) => count(board, content, space)}
        isOutOfPlay={() => false}
        {...{ legal, onSpace }}
      />
      <WillTable
        will={board.politicalWill}
        forecast={forecast}
        counted={wasCounted(board, CALENDAR)}
        {...hands}
      />
      <TrackTable
        title={TRACKS.haganah}
        name="haganah"
        note={haganahName(board.haganah)}
        values={HAGANAH_VALUES}
        at={board.haganah}
        ends={[TRACKS.left, TRACKS.right]}
      />
      <Forces board={board} />
      <Chits board={board} />
    </>
  )
}
