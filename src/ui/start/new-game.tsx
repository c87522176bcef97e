import { useRef, useState, type SyntheticEvent } from 'react'
import type { GameId } from '../../games/index'
import type { TableSetup } from '../../store/index'
import { openLab } from '../hands/lab-open'
import { coverOf, coveredGames, offerOf, type Offered } from '../screen/cover'
import { NEW_GAME, START } from '../words/en/start'
import { Chance } from './chance'
import { Seats } from './seats'
import { sittersBefore } from './setups'
import { newSeed } from '../kit/seed'
import { useStores } from '../kit/stores'
import { tryAgain } from '../../parts/try-again'
import { Shell } from './shell'
import { rulesOf } from './starting'
import { writtenIn } from './written'

interface Props {
  readonly game: GameId
  /** The game before, whose names are offered again. */
  readonly before: TableSetup | null
  readonly onBegin: (setup: TableSetup) => void
  readonly onBack: () => void
}

/** Where a game can begin that has an example in its rulebook. */
function Position({ deck, end }: NonNullable<Offered['example']>) {
  const starts = { printed: NEW_GAME.printed, 'example-deck': deck, 'example-end': end }
  return (
    <fieldset>
      <legend>{NEW_GAME.from}</legend>
      {Object.entries(starts).map(([start, name]) => (
        <label key={start}>
          <input type="radio" name="start" value={start} defaultChecked={start === 'printed'} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

type Wrong = 'seed' | 'not-loaded' | null

/** A new game: who sits where, from which position, and where chance comes from. */
export function NewGame({ game, before, onBegin, onBack }: Props) {
  const cover = coverOf(game)
  const offered = offerOf(game)
  const stores = useStores()
  const [seed] = useState(newSeed)
  const [sitters, setSitters] = useState(() => sittersBefore(game, before))
  const isShared = Object.values(sitters).every(({ level }) => level === '')
  const [wrong, setWrong] = useState<Wrong>(null)
  const form = useRef<HTMLFormElement>(null)
  const begin = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = writtenIn(game, new FormData(event.currentTarget))
    setWrong(written ? null : 'seed')
    if (written)
      tryAgain(() => rulesOf(game, written.start)).then(
        (rules) => {
          // It would tell the best answer to the first question, and nobody has asked.
          openLab(stores, false)
          onBegin({ ...written.setup, rules })
        },
        () => setWrong('not-loaded'),
      )
    else form.current?.querySelector<HTMLInputElement>('[name=seed]')?.focus()
  }
  return (
    <Shell title={NEW_GAME.title}>
      {cover && coveredGames().length > 1 && <p className="subtitle">{cover.name}</p>}
      <form ref={form} noValidate onSubmit={begin}>
        {cover && offered && <Seats {...{ game, cover, offered, sitters }} onChange={setSitters} />}
        {offered?.example && <Position {...offered.example} />}
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
