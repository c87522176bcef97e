import { useStore } from 'zustand'
import { Icon } from '../help/icon'
import { DISPLAY } from '../text/display'
import { settings } from './settings'

/** Shows the log, or leaves it out, where the table is seen from across a room. */
export function LogSwitch() {
  const shown = useStore(settings, ({ log }) => log === 'shown')
  return (
    <button
      type="button"
      className="bare log-switch"
      data-key="log"
      aria-pressed={shown}
      onClick={() => settings.setState({ log: shown ? 'hidden' : 'shown' })}
    >
      <Icon of="log" /> {DISPLAY.log}
    </button>
  )
}
