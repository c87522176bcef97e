import { useStore } from 'zustand'
import type { Moment } from '../../store/index'
import { settings } from '../display/settings'
import { focusPrompt } from '../kit/focus-prompt'
import { Icon } from '../kit/icon'
import { Piece } from '../kit/piece'
import { useScreen } from '../screen/use-screen'
import { LEGEND } from '../words/en/legend'

/** The first turn of each side. */
const TURNS = 2

const isEarly = (past: readonly Moment[]): boolean =>
  past.filter(({ turnBegins }) => turnBegins).length <= TURNS

const hasBegun = (past: readonly Moment[]): boolean =>
  past.some(({ steps }) => steps.some(({ given }) => given === 'player'))

const putAway = (): void => {
  focusPrompt()
  settings.setState({ legend: 'off' })
}

/** What the pieces are, until the first turns are over or it is put away for good. */
export function Legend({ past }: { past: readonly Moment[] }) {
  const { legend: entries } = useScreen().words
  const isWanted = useStore(settings, ({ legend }) => legend === 'on')
  if (!isWanted || !isEarly(past)) return null
  return (
    <section
      className="pieces-legend"
      aria-label={LEGEND.title}
      data-begun={hasBegun(past) || undefined}
    >
      <div>
        <ul tabIndex={0}>
          {entries.map(({ of, name, looks }) => (
            <li key={name}>
              {of.map((one) => (
                <Piece key={one} of={one} />
              ))}
              {name}
              {looks !== undefined && <span className="looks">{looks}</span>}
            </li>
          ))}
        </ul>
        <button type="button" className="bare" aria-label={LEGEND.close} onClick={putAway}>
          <Icon of="close" />
        </button>
      </div>
    </section>
  )
}
