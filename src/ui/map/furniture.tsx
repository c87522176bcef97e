import { memo } from 'react'
import type { Board, Forecast } from '../../games/index'
import type { TrayHands } from '../screen/on-map'
import { useScreen } from '../screen/use-screen'
import { wasCounted } from './counted'
import type { Arrangement } from './view'
import { Rim } from './rim'
import type { Trial } from './trial'

interface FurnitureProps {
  readonly board: Board
  readonly forecast: Forecast | null
  readonly trial: Trial | null
  readonly hands: TrayHands | undefined
  readonly view: Arrangement
}

/** What stands round the map: Political Will and, by the game's own hand, title and trays. */
export const Furniture = memo(function Furniture(props: FurnitureProps) {
  const { board, forecast, trial, hands, view } = props
  const { calendar, map } = useScreen()
  const { Trays, LargeTrays } = map
  // What has just been counted would look as if it came once more.
  const next = wasCounted(board, calendar) ? null : forecast
  const Shown = view.furniture === 'full' ? Trays : LargeTrays
  return (
    <>
      <Rim
        will={board.politicalWill}
        becomes={next?.to ?? null}
        would={next && (trial?.forecast?.to ?? null)}
        view={view}
      />
      <Shown
        board={board}
        after={trial?.board ?? board}
        forecast={forecast}
        would={trial?.forecast ?? forecast}
        hands={hands}
      />
    </>
  )
})
