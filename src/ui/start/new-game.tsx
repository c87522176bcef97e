import { useRef, useState, type SyntheticEvent } from 'react'
import type { TableSetup } from '../../store/index'
import { NEW_GAME, START } from '../words/en/start'
import { Chance } from './chance'
import { Seats } from './seats'
import { sittersBefore } from './setups'
import { newSeed } from '../kit/seed'
import { tryAgain } from '../kit/try-again'
import { Shell } from './shell'
import { STARTS, rulesOf, type Start } from './starting'
import { writtenIn } from './written'

interface Props {
  /** The game before, whose names are offered again. */
  readonly before: TableSetup | null
  readonly start: Start
  readonly onBegin: (setup: TableSetup) => void
  readonly onBack: () => void
}

function Position({ start }: { start: Start }) {
  return (
    <fieldset>
      <legend>{NEW_GAME.from}</legend>
      {STARTS.map((one) => (
        <label key={one}>
          <input type="radio" name="start" value={one} defaultChecked={one === start} />
          {NEW_GAME[one]}
        </label>
      ))}
    </fieldset>
  )
}

type Wrong = 'seed' | 'not-loaded' | null

/** A new game: who sits where, from which position, and where chance comes from. */
export function NewGame({ before, start, onBegin, onBack }: Props) {
  const [seed] = useState(newSeed)
  const [sitters, setSitters] = useState(() => sittersBefore(before))
  const isShared = Object.values(sitters).every(({ level }) => level === '')
  const [wrong, setWrong] = useState<Wrong>(null)
  const form = useRef<HTMLFormElement>(null)
  const begin = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = writtenIn(new FormData(event.currentTarget))
    setWrong(written ? null : 'seed')
    if (written)
      tryAgain(() => rulesOf(written.start)).then(
        (rules) => onBegin({ ...written.setup, rules }),
        () => setWrong('not-loaded'),
      )
    else form.current?.querySelector<HTMLInputElement>('[name=seed]')?.focus()
  }
  return (
    <Shell title={NEW_GAME.title}>
      <form ref={form} noValidate onSubmit={begin}>
        <Seats sitters={sitters} onChange={setSitters} />
        <Position start={start} />
        <Chance seed={seed.toString()} wrong={wrong === 'seed'} />
        <label hidden={!isShared}>
          <input type="checkbox" name="handovers" defaultChecked />
          {NEW_GAME.handovers}
        </label>
        {wrong === 'not-loaded' && (
          <p className="wrong" role="alert">
            {NEW_GAME.notLoaded}
          </p>
        )}
        <p className="small-choices">
          <button type="submit" className="large main">
            <b>{NEW_GAME.begin}</b>
          </button>
          <button type="button" onClick={onBack}>
            {START.back}
          </button>
        </p>
      </form>
    </Shell>
  )
}
