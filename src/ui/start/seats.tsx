import { useId } from 'react'
import { LEVEL_IDS } from '../../bots/levels'
import { FACTIONS, type Faction } from '../arab-revolt'
import { Shape } from '../told/banner'
import { WHO } from '../../games/arab-revolt/words/en/names'
import { LEVEL_NOTES } from '../words/en/levels'
import { levelName } from '../words/en/seats'
import { NEW_GAME } from '../words/en/start'

/** Who is wished for a side: a bot of some level or, where there is none, a player, perhaps with a name. */
export interface Sitter {
  readonly level: string
  readonly name: string
}
export type Sitters = Readonly<Record<Faction, Sitter>>

interface SeatProps {
  readonly faction: Faction
  readonly sitter: Sitter
  readonly onChange: (part: Partial<Sitter>) => void
}

function Seat({ faction, sitter: { level, name }, onChange }: SeatProps) {
  const note = useId()
  const known = LEVEL_IDS.find((one) => one === level)
  return (
    <div className={`seat ${faction}`}>
      <Shape faction={faction} />
      <b>{WHO[faction]}</b>
      <select
        name={`${faction}-sitter`}
        aria-label={NEW_GAME.sitterOf(faction)}
        aria-describedby={known && note}
        value={known ?? ''}
        onChange={(event) => onChange({ level: event.target.value })}
      >
        <option value="">{NEW_GAME.player}</option>
        {LEVEL_IDS.map((one) => (
          <option key={one} value={one}>
            {levelName(faction, one)}
          </option>
        ))}
      </select>
      {known ? (
        <small id={note}>{LEVEL_NOTES[known]}</small>
      ) : (
        <input
          name={faction}
          maxLength={30}
          autoComplete="off"
          aria-label={NEW_GAME.nameOf(faction)}
          placeholder={NEW_GAME.optional}
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
    </div>
  )
}

interface Props {
  readonly sitters: Sitters
  readonly onChange: (sitters: Sitters) => void
}

/** Who sits on each side, a player or a bot; they may change seats. */
export function Seats({ sitters, onChange }: Props) {
  return (
    <fieldset>
      <legend>{NEW_GAME.seats}</legend>
      {FACTIONS.map((faction) => (
        <Seat
          key={faction}
          faction={faction}
          sitter={sitters[faction]}
          onChange={(part) => onChange({ ...sitters, [faction]: { ...sitters[faction], ...part } })}
        />
      ))}
      <button
        type="button"
        onClick={() => onChange({ british: sitters.rebels, rebels: sitters.british })}
      >
        {NEW_GAME.swap}
      </button>
    </fieldset>
  )
}
