import { useId } from 'react'
import { entryOf } from '../../coin/entry-of'
import { LEVEL_IDS } from '../../bots/levels'
import type { Faction, GameId } from '../../games/index'
import type { Cover, Offered } from '../screen/cover'
import { screenOf } from '../screen/screens'
import { Shape } from '../told/banner'
import { LEVEL_NOTES } from '../words/en/levels'
import { levelName } from '../words/en/seats'
import { NEW_GAME } from '../words/en/start'

/** Who is wished for a side: a bot of some level or, where there is none, a player, perhaps with a name. */
export interface Sitter {
  readonly level: string
  readonly name: string
}
export type Sitters = Readonly<Record<Faction, Sitter>>

/** A game, and what is said of it before it is played. */
interface OfOne {
  readonly game: GameId
  readonly cover: Cover
  readonly offered: Offered
}

interface SeatProps extends OfOne {
  readonly faction: Faction
  readonly sitter: Sitter
  readonly onChange: (part: Partial<Sitter>) => void
}

function Seat({ game, cover, offered, faction, sitter: { level, name }, onChange }: SeatProps) {
  const note = useId()
  const screen = screenOf(game)
  const levels = LEVEL_IDS.filter((one) => offered.levels.includes(one))
  const known = levels.find((one) => one === level)
  const who = cover.who(faction)
  return (
    <div className={`seat ${screen?.map.colourOf(faction) ?? ''}`}>
      {screen ? <Shape faction={faction} /> : <span />}
      <b>{who}</b>
      <select
        name={`${faction}-sitter`}
        aria-label={NEW_GAME.sitterOf(offered.inText(faction))}
        aria-describedby={known && note}
        value={known ?? ''}
        onChange={(event) => onChange({ level: event.target.value })}
      >
        <option value="">{NEW_GAME.player}</option>
        {levels.map((one) => (
          <option key={one} value={one}>
            {levelName(game, faction, one)}
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
          aria-label={NEW_GAME.nameOf(who)}
          placeholder={NEW_GAME.optional}
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
    </div>
  )
}

interface Props extends OfOne {
  readonly sitters: Sitters
  readonly onChange: (sitters: Sitters) => void
}

/** Who sits on each side, a player or a bot; they may change seats. */
export function Seats({ sitters, onChange, ...ofOne }: Props) {
  const { sides } = ofOne.cover
  const [one, other] = sides
  const sitterOf = (side: Faction) => entryOf(sitters, side)
  const swap = { ...sitters, [one]: sitterOf(other), [other]: sitterOf(one) }
  return (
    <fieldset>
      <legend>{NEW_GAME.seats}</legend>
      {sides.map((faction) => (
        <Seat
          key={faction}
          {...ofOne}
          faction={faction}
          sitter={sitterOf(faction)}
          onChange={(part) =>
            onChange({ ...sitters, [faction]: { ...sitterOf(faction), ...part } })
          }
        />
      ))}
      <button type="button" onClick={() => onChange(swap)}>
        {NEW_GAME.swap}
      </button>
    </fieldset>
  )
}
