import { useState, type Dispatch } from 'react'
import { outcome } from '../rules/index'
import { SPEEDS, type Command, type SelfPlay } from './self-play'

const MOST = 0xffffffff

/** What can be done: play or pause, one decision, the speed, a new game from a seed. */
export function Controls({ play, send }: { play: SelfPlay; send: Dispatch<Command> }) {
  const [seed, setSeed] = useState(play.seed.toString())
  const over = outcome(play.game) !== null
  return (
    <div className="controls">
      <button
        type="button"
        className="main"
        disabled={over}
        onClick={() => send({ do: play.playing ? 'pause' : 'play' })}
      >
        {play.playing ? 'Pause' : 'Play'}
      </button>
      <button type="button" disabled={over || play.playing} onClick={() => send({ do: 'answer' })}>
        Next decision
      </button>
      <label>
        Speed{' '}
        <select
          value={play.speed}
          onChange={(event) => send({ do: 'set-speed', speed: Number(event.target.value) })}
        >
          {SPEEDS.map(({ name }, speed) => (
            <option key={name} value={speed}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send({ do: 'begin', seed: Number(seed) })
        }}
      >
        <label title="The same seed plays the same game.">
          Seed{' '}
          <input
            type="number"
            required
            min={0}
            max={MOST}
            step={1}
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
          />
        </label>
        <button type="submit">New game</button>
      </form>
    </div>
  )
}
