import { useRef, useState } from 'react'
import { Icon } from '../../kit/icon'
import type { TablesProps } from '../../screen/on-map'
import { useScreen } from '../../screen/use-screen'
import { usePlace } from '../../places/use-places'
import { TABLE } from '../../words/en/words'

/** By this name the menu opens it. */
export const AS_TABLE = 'as-table'

/** All that the sheet shows, as tables, for whoever opens them. */
export function AsTable(props: TablesProps) {
  const { Tables } = useScreen().map
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
        aria-label={TABLE.close}
        popoverTarget={AS_TABLE}
        popoverTargetAction="hide"
      >
        <Icon of="close" />
      </button>
      {open && <Tables {...props} />}
    </section>
  )
}
