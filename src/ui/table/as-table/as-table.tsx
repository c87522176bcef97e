import { useRef, useState } from 'react'
import type { Board, Forecast, SpaceId } from '../../arab-revolt'
import { Chits, Forces } from './forces'
import { Icon } from '../../kit/icon'
import type { LineHands } from '../../screen/on-map'
import { MapTable } from './map-table'
import { usePlace } from '../../places/use-places'
import { TABLE } from '../../words/en/words'
import { READER } from '../../words/en/reader'
import { PoliticalWill, Unity } from './tracks'

/** By this name the menu opens it. */
export const AS_TABLE = 'as-table'

interface Props {
  readonly board: Board
  readonly legal: ReadonlySet<SpaceId>
  readonly onSpace: (space: SpaceId) => void
  readonly forecast: Forecast | null
  readonly hands: LineHands
}

function Tables({ board, onSpace, legal, forecast, hands }: Props) {
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

/** All that the sheet shows, as tables, for whoever opens them. */
export function AsTable(props: Props) {
  const [open, setOpen] = useState(false)
  const part = useRef<HTMLElement>(null)
  usePlace(open || null, (isOpen) => part.current?.togglePopover(isOpen ?? false))
  return (
    <section
      ref={part}
      id={AS_TABLE}
      className="as-table"
      popover="auto"
      aria-label={TABLE.spaces}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <button
        type="button"
        className="close"
        aria-label={READER.close}
        popoverTarget={AS_TABLE}
        popoverTargetAction="hide"
      >
        <Icon of="close" />
      </button>
      {open && <Tables {...props} />}
    </section>
  )
}
