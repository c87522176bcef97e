import type { GameId } from '../../games/index'
import { coverOf } from '../screen/cover'
import { drawnGames } from '../screen/screens'
import { WHICH_GAME } from '../words/en/which-game'

interface Props {
  readonly game: GameId
  readonly onChoose: (game: GameId) => void
}

/** Which of the games that a page can be about; nothing where there is only one. */
export function WhichGame({ game, onChoose }: Props) {
  const games = drawnGames()
  if (games.length < 2) return null
  return (
    <div className="which-game" role="group" aria-label={WHICH_GAME}>
      {games.map((one) => (
        <button key={one} type="button" aria-pressed={one === game} onClick={() => onChoose(one)}>
          {coverOf(one)?.name}
        </button>
      ))}
    </div>
  )
}
