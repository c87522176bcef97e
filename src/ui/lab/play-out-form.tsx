import { useCallback, useState } from 'react'
import { entryOf } from '../../coin/entry-of'
import type { Simulated } from '../../bots/lab/messages'
import { LEVEL_IDS, type LevelId } from '../../bots/levels'
import { factions, type Faction, type Game, type GameId } from '../../games/index'
import { expectedTime } from '../../store/lab/run'
import type { Wish } from '../../store/lab/run'
import { useFetched } from '../kit/use-fetched'
import { loadOffer } from '../screen/cover'
import { useScreen } from '../screen/use-screen'
import { PLAY_OUT, simulatedName } from '../words/en/play-out'
import { botName } from '../words/en/seats'
import type { StartFrom } from './starts'
import { isSmall, useLab } from './use-lab'

const PLAYERS: readonly Simulated[] = ['random', ...LEVEL_IDS]
const GAMES = [100, 300, 1000, 3000]

interface Props {
  readonly game: Game
  readonly starts: readonly StartFrom[]
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
  readonly onBegin: (how: Omit<Wish, 'alternatives'>) => void
}

/** The levels that a new game does not offer, because nothing shows yet that they play better; none until that is known. */
const useUnproven = (of: GameId): readonly LevelId[] => {
  const [fetched] = useFetched(useCallback(() => loadOffer(of), [of]))
  const offered = typeof fetched === 'object' ? fetched.got?.levels : undefined
  return offered ? LEVEL_IDS.filter((level) => !offered.includes(level)) : []
}

interface SeatProps {
  readonly of: GameId
  readonly side: Faction
  readonly value: Simulated
  readonly onChange: (value: Simulated) => void
}

function SeatOf({ of, side, value, onChange }: SeatProps) {
  const { words } = useScreen()
  return (
    <label>
      {PLAY_OUT.playerOf(words.who(side))}{' '}
      <select value={value} onChange={({ target }) => onChange(target.value as Simulated)}>
        {PLAYERS.map((one) => (
          <option key={one} value={one}>
            {simulatedName(of, side, one)}
          </option>
        ))}
      </select>
    </label>
  )
}

function From({ starts, chosen, onChoose }: Pick<Props, 'starts' | 'chosen' | 'onChoose'>) {
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend>{PLAY_OUT.from}</legend>
      <div className="from" tabIndex={0} role="group" aria-label={PLAY_OUT.from}>
        {starts.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Who plays, how many games, and from where; how long that takes is told before it begins. */
export function PlayOutForm({ game, starts, chosen, onChoose, onBegin }: Props) {
  const [seats, setSeats] = useState<Wish['seats']>(() =>
    Object.fromEntries(factions(game.of).map((side) => [side, 'officer'])),
  )
  const [games, setGames] = useState(isSmall ? 100 : 300)
  const randomGame = useLab((lab) => lab.randomGame)
  const isInPage = useLab((lab) => lab.isInPage)
  const unproven = useUnproven(game.of)
  const isNone = chosen.length === 0
  const alternatives = starts.filter(({ id }) => chosen.includes(id))
  const wish = { seats, games, alternatives }
  const workers = isSmall || isInPage ? 1 : 2
  const time = randomGame === null ? null : expectedTime(wish, randomGame, workers)
  return (
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <fieldset>
          <legend>{PLAY_OUT.players}</legend>
          {factions(game.of).map((side) => (
            <SeatOf
              key={side}
              of={game.of}
              side={side}
              value={entryOf(seats, side)}
              onChange={(value) => setSeats({ ...seats, [side]: value })}
            />
          ))}
          <label>
            {PLAY_OUT.games}{' '}
            <select value={games} onChange={({ target }) => setGames(Number(target.value))}>
              {GAMES.map((number) => (
                <option key={number} value={number}>
                  {PLAY_OUT.gamesOf(number)}
                </option>
              ))}
            </select>
          </label>
          {unproven.length > 0 && (
            <p className="note">{PLAY_OUT.unproven(unproven.map(botName))}</p>
          )}
        </fieldset>
        <From {...{ starts, chosen, onChoose }} />
      </form>
      <p className="go">
        <button
          type="button"
          className="main"
          aria-disabled={isNone}
          onClick={() => !isNone && onBegin({ of: game, seats, games, until: 'end' })}
        >
          {PLAY_OUT.begin}
        </button>
        <span>{isNone ? PLAY_OUT.chooseOne : PLAY_OUT.expected(time)}</span>
      </p>
    </>
  )
}
