import { useState } from 'react'
import { FACTIONS, type Faction } from '../arab-revolt'
import { Shape } from '../told/banner'
import { WHO } from '../../games/arab-revolt/words/en/names'
import { NEW_GAME } from '../words/en/start'

export type Names = Readonly<Record<Faction, string>>

/** Two names, one for each side; the players may change seats. */
export function Seats({ before }: { before: Names }) {
  const [names, setNames] = useState(before)
  return (
    <fieldset>
      <legend>{NEW_GAME.seats}</legend>
      {FACTIONS.map((faction) => (
        <label key={faction} className={`seat ${faction}`}>
          <Shape faction={faction} />
          <b>{WHO[faction]}</b>
          <input
            name={faction}
            maxLength={30}
            autoComplete="off"
            aria-label={NEW_GAME.nameOf(faction)}
            placeholder={NEW_GAME.optional}
            value={names[faction]}
            onChange={(event) => setNames({ ...names, [faction]: event.target.value })}
          />
        </label>
      ))}
      <button
        type="button"
        onClick={() => setNames({ british: names.rebels, rebels: names.british })}
      >
        {NEW_GAME.swap}
      </button>
    </fieldset>
  )
}
