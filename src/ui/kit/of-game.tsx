import { useCallback, type ReactNode } from 'react'
import type { GameId } from '../../games/index'
import { loadScreen, screenOf } from '../screen/screens'
import { GameContext } from '../screen/use-screen'
import { MissingPart } from './missing-part'
import { useFetched } from './use-fetched'

interface Props {
  readonly game: GameId
  readonly children: ReactNode
  /** Does without it, where it does not come. */
  readonly onClose?: (() => void) | undefined
}

/** What is about a game, as soon as that is there. */
export function OfGame({ game, children, onClose }: Props) {
  const [fetched, again] = useFetched(useCallback(() => loadScreen(game), [game]))
  if (screenOf(game) !== null) return <GameContext value={game}>{children}</GameContext>
  return fetched === 'missing' && <MissingPart onAgain={again} onClose={onClose} />
}
