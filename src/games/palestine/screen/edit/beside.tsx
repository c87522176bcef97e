import { Row } from '../../../../ui/edit/row'
import { BESIDE } from '../../../../ui/words/en/edit'
import {
  INTEL_CHITS,
  INTEL_CHITS_EACH,
  MAX_OUT_OF_GAME,
  MAX_POLITICAL_WILL,
  MUST_PASS,
  TOTAL,
  type Position,
} from '../../rules/index'
import { EDIT } from '../../words/en/edit'
import { HAGANAH_VALUES } from '../haganah'
import { withIntel } from './edited'

interface Props {
  readonly position: Position
  readonly onChange: (position: Position) => void
}

/** 6.5 The Haganah Track, as it stands on the board. */
function Haganah({ position, onChange }: Props) {
  return (
    <li>
      <span>{EDIT.haganah}</span>
      <span className="unity-places" role="group" aria-label={EDIT.haganah}>
        {HAGANAH_VALUES.map((value) => (
          <button
            key={value}
            type="button"
            aria-label={EDIT.haganahAt(value)}
            aria-pressed={value === position.haganah}
            onClick={() => onChange({ ...position, haganah: value })}
          >
            {value}
          </button>
        ))}
      </span>
    </li>
  )
}

/** P27, PR92 Whether the British are bound to Pass, and on which card. */
function Bound({ position, onChange }: Props) {
  return (
    <label>
      {EDIT.mustPass}{' '}
      <select
        value={position.mustPass ?? ''}
        onChange={({ target }) =>
          onChange({
            ...position,
            mustPass: MUST_PASS.find((one) => one === target.value) ?? null,
          })
        }
      >
        {[null, ...MUST_PASS].map((on) => (
          <option key={on ?? ''} value={on ?? ''}>
            {EDIT.bound(on)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What stands beside the map: the tracks, Prison, and the chits that are held. */
export function Beside({ position, onChange }: Props) {
  const { politicalWill, prison = 0, outOfGame = 0, intel } = position
  return (
    <fieldset>
      <legend>{BESIDE}</legend>
      <ul>
        <Row
          what={EDIT.will}
          value={politicalWill}
          most={MAX_POLITICAL_WILL}
          onChange={(number) => onChange({ ...position, politicalWill: number })}
        />
        <Haganah position={position} onChange={onChange} />
        <Row
          what={EDIT.prison}
          value={prison}
          most={TOTAL.cells}
          onChange={(number) => onChange({ ...position, prison: number })}
        />
        <Row
          what={EDIT.outOfGame}
          value={outOfGame}
          most={MAX_OUT_OF_GAME}
          onChange={(number) => onChange({ ...position, outOfGame: number })}
        />
        {INTEL_CHITS.map((chit) => (
          <Row
            key={chit}
            what={EDIT.intel(chit)}
            value={intel?.[chit] ?? 0}
            most={INTEL_CHITS_EACH}
            onChange={(number) => onChange(withIntel(position, chit, number))}
          />
        ))}
      </ul>
      <Bound position={position} onChange={onChange} />
    </fieldset>
  )
}
