import { memo, useRef, useState } from 'react'
import { openPage } from '../reader/reader'
import { TOOLS } from '../reader/tools'
import { switchLab } from '../hands/lab-open'
import { useHistory } from '../hands/opened'
import { Icon } from '../kit/icon'
import { addition } from '../kit/later'
import { useStores } from '../kit/stores'
import { usePlace } from '../places/use-places'
import { TOP_BAR, TOOL_NAMES } from '../words/en/top-bar'
import { TABLE } from '../words/en/words'
import { useScreen } from '../screen/use-screen'
import { AS_TABLE } from './as-table/as-table'

interface Props {
  readonly seed: number | undefined
  readonly onLeave: () => void
}

const GiveBack = addition(() => import('./give-back').then((part) => part.GiveBack))

/** The one menu: the way out, and everything that the top bar leads to. */
export const Menu = memo(function Menu({ seed, onLeave }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const stores = useStores()
  const { switchHistory } = useHistory()
  const hasLab = useScreen().Lab !== undefined
  usePlace(open || null, (isOpen) => list.current?.togglePopover(isOpen ?? false))
  const hide = () => list.current?.hidePopover()
  const then = (go: () => void) => () => {
    hide()
    go()
  }
  return (
    <>
      <button type="button" className="bare" aria-label={TOP_BAR.menu} popoverTarget="menu">
        <Icon of="menu" />
      </button>
      <div
        ref={list}
        id="menu"
        className="menu"
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <button type="button" onClick={then(onLeave)}>
          {TABLE.menu}
        </button>
        {TOOLS.map(([id, open]) => (
          <button key={id} type="button" onClick={then(open)}>
            <Icon of={id} /> {TOOL_NAMES[id]}
          </button>
        ))}
        <button type="button" popoverTarget={AS_TABLE} onClick={hide}>
          <Icon of="table" /> {TABLE.spaces}
        </button>
        <button type="button" data-key="history" onClick={then(switchHistory)}>
          <Icon of="history" /> {TOP_BAR.history}
        </button>
        {hasLab && (
          <button type="button" data-key="lab" onClick={then(() => switchLab(stores))}>
            <Icon of="lab" /> {TOP_BAR.lab}
          </button>
        )}
        {open && <GiveBack hide={hide} />}
        <button type="button" onClick={then(() => openPage('share'))}>
          <Icon of="share" /> {TOP_BAR.share}
        </button>
        {seed !== undefined && (
          <p className="note">
            {TABLE.seed} {seed}
          </p>
        )}
      </div>
    </>
  )
})
