import { keysOf } from '../../coin/keys-of'
import { useStore } from 'zustand'
import { REACH, SIGHTS, setIn, type Room, type Sight } from '../../classroom/sight-line'
import { CLASS } from '../words/en/class'
import { classes, setRoom } from './kept'
import { capitalEm } from './letter'
import { Slide } from './slide'

interface MeasureProps {
  readonly of: 'distance' | 'height'
  readonly room: Room
}

function Measure({ of, room }: MeasureProps) {
  const [least, most] = REACH[of]
  return (
    <label>
      {CLASS[of]}
      <input
        type="number"
        min={least}
        max={most}
        step={0.1}
        defaultValue={room[of]}
        onChange={({ target }) => {
          if (target.validity.valid && target.value !== '') setRoom({ [of]: target.valueAsNumber })
        }}
      />
    </label>
  )
}

interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly values: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

function RoomChoice<Value extends string>({ legend, values, value, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {keysOf(values).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={legend}
            checked={one === value}
            onChange={() => onChoose(one)}
          />
          {values[one]}
        </label>
      ))}
    </fieldset>
  )
}

/** How many lines fit does not depend on how many pixels a picture has. */
const PIXELS = 1080

/** The room: from its measures comes the size of every letter. */
export function RoomSetup() {
  const room = useStore(classes, (state) => state.room)
  const { lines, isEnough } = setIn(room, PIXELS, capitalEm())
  return (
    <section className="room-setup" aria-labelledby="class-room">
      <h2 id="class-room">{CLASS.room}</h2>
      <Measure of="distance" room={room} />
      <Measure of="height" room={room} />
      <RoomChoice
        legend={CLASS.light}
        values={CLASS.lights}
        value={room.light}
        onChoose={(light) => setRoom({ light })}
      />
      <RoomChoice<Sight>
        legend={CLASS.sight}
        values={CLASS.sights satisfies Record<keyof typeof SIGHTS, string>}
        value={room.sight}
        onChoose={(sight) => setRoom({ sight })}
      />
      <div className="miniature">
        <Slide room={room} shown={null} />
      </div>
      <p role="status">{isEnough ? CLASS.fits(lines) : CLASS.tooFew}</p>
      <p className="note">{CLASS.cardNote}</p>
    </section>
  )
}
