import { useId } from 'react'
import { entryOf } from '../../coin/entry-of'
import { LEVEL_IDS } from '../../bots/levels'
import type { Faction, GameId } from '../../games/index'
import type { Cover } from '../screen/cover'
import { useScreen } from '../screen/use-screen'
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

interface SeatProps {
  readonly game: GameId
  /** The levels of bots that may sit. */
  readonly levels: readonly string[]
  readonly faction: Faction
  readonly sitter: Sitter
  readonly onChange: (part: Partial<Sitter>) => void
}

function Seat({ game, levels, faction, sitter: { level, name }, onChange }: SeatProps) {
  const note = useId()
  const { map, words } = useScreen()
  const offered = LEVEL_IDS.filter((one) => levels.includes(one))
  const known = offered.find((one) => one === level)
  const who = words.who(faction)
  return (
    <div className={`seat ${map.colourOf(faction)}`}>
      <Shape faction={faction} />
      <b>{who}</b>
      <select
        name={`${faction}-sitter`}
        aria-label={NEW_GAME.sitterOf(words.inText(faction))}
        aria-describedby={known && note}
        value={known ?? ''}
        onChange={(event) => onChange({ level: event.target.value })}
      >
        <option value="">{NEW_GAME.player}</option>
        {offered.map((one) => (
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

interface Props {
  readonly game: GameId
  readonly cover: Cover
  /** The levels of bots that may sit. */
  readonly levels: readonly string[]
  readonly sitters: Sitters
  readonly onChange: (sitters: Sitters) => void
}

/** Who sits on each side, a player or a bot; they may change seats. */
export function Seats({ game, cover, levels, sitters, onChange }: Props) {
  const [one, other] = cover.sides
  const sitterOf = (side: Faction) => entryOf(sitters, side)
  const swap = { ...sitters, [one]: sitterOf(other), [other]: sitterOf(one) }
  return (
    <fieldset>
      <legend>{NEW_GAME.seats}</legend>
      {cover.sides.map((faction) => (
        <Seat
          key={faction}
          {...{ game, levels, faction }}
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
