import {
  MAX_POLITICAL_WILL,
  OUT_AT_FIRST,
  TOTAL,
  UNITY_VALUES,
  type Position,
} from '../../rules/index'
import { BESIDE } from '../../../../ui/words/en/edit'
import { EDIT } from '../../words/en/edit'
import { PLACES, contentName, unityName } from '../../words/en/names'
import { withCountry, withPrisoners, withTroopsOut } from './edited'
import { Row } from '../../../../ui/edit/row'

interface Props {
  readonly position: Position
  readonly onChange: (position: Position) => void
}

/** Which of the countries that begin Out of Play are in play. */
function Countries({ position, onChange }: Props) {
  const out = position.outOfPlay?.countries ?? []
  return OUT_AT_FIRST.map((country) => (
    <label key={country}>
      <input
        type="checkbox"
        checked={!out.includes(country)}
        onChange={({ target }) => onChange(withCountry(position, country, target.checked))}
      />{' '}
      {EDIT.inPlay(PLACES[country])}
    </label>
  ))
}

/** 6.6 The Unity Track, as it stands on the board. */
function Unity({ at, onChange }: { at: number; onChange: (place: number) => void }) {
  return (
    <li>
      <span>{EDIT.unity}</span>
      <span className="unity-places" role="group" aria-label={EDIT.unity}>
        {UNITY_VALUES.map((value, place) => (
          <button
            key={place}
            type="button"
            aria-label={EDIT.unityAt(value, unityName(place))}
            aria-pressed={place === at}
            onClick={() => onChange(place)}
          >
            {value}
          </button>
        ))}
      </span>
    </li>
  )
}

/** What stands beside the map: the tracks, Prison and Out of Play. */
export function Beside({ position, onChange }: Props) {
  const { politicalWill, unity, prison, outOfPlay } = position
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
        <Unity at={unity} onChange={(place) => onChange({ ...position, unity: place })} />
        {(['guerrillas', 'bases'] as const).map((force) => (
          <Row
            key={force}
            what={EDIT.prison(contentName(force))}
            value={prison?.[force] ?? 0}
            most={TOTAL[force]}
            onChange={(number) => onChange(withPrisoners(position, force, number))}
          />
        ))}
        <Row
          what={EDIT.troopsOut}
          value={outOfPlay?.troops ?? 0}
          most={TOTAL.troops}
          onChange={(number) => onChange(withTroopsOut(position, number))}
        />
      </ul>
      <Countries position={position} onChange={onChange} />
    </fieldset>
  )
}
