import { keysOf } from '../../coin/keys-of'
import { BROWSER, STATES, type StateFilter } from '../words/en/browser'

/** Which cards are sought. */
export interface Sought {
  readonly state: StateFilter
  /** A kind of the game's, or all. */
  readonly kind: string
  readonly words: string
}

const STATE_IDS = keysOf(STATES)

interface Props {
  /** The kinds of cards, and what several of each are called. */
  readonly kinds: Readonly<Record<string, string>>
  readonly sought: Sought
  /** How many cards each filter would show; null where no game is on. */
  readonly numbers: Readonly<Record<StateFilter, number>> | null
  readonly onSeek: (part: Partial<Sought>) => void
}

/** The filters of the card browser, and its search. */
export function CardFilters({ kinds, sought, numbers, onSeek }: Props) {
  return (
    <div className="filters">
      {numbers && (
        <div role="group" aria-label={BROWSER.states}>
          {STATE_IDS.map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={state === sought.state}
              onClick={() => onSeek({ state })}
            >
              {STATES[state]} <span className="note">{numbers[state]}</span>
            </button>
          ))}
        </div>
      )}
      <div>
        <select
          aria-label={BROWSER.kinds}
          value={sought.kind}
          onChange={(event) => onSeek({ kind: event.target.value })}
        >
          <option value="all">{BROWSER.everyKind}</option>
          {Object.entries(kinds).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
        <input
          type="search"
          value={sought.words}
          placeholder={BROWSER.search}
          aria-label={BROWSER.search}
          onChange={(event) => onSeek({ words: event.target.value })}
        />
      </div>
    </div>
  )
}
