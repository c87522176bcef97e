import { useCallback, type ReactNode } from 'react'
import type { GameId } from '../../games/index'
import { loadScreen, screenOf } from '../screen/screens'
import { GameContext } from '../screen/use-screen'
import { MissingPart } from './missing-part'
import { useFetched } from './use-fetched'

interface Props {
  readonly game: GameId
  readonly children: ReactNode
  /** The same of a game that has no screen; nothing where it needs one. */
  readonly plain?: ReactNode
  /** Does without it, where it does not come. */
  readonly onClose?: (() => void) | undefined
}

/** What is about a game, as soon as that is there. */
export function OfGame({ game, children, plain = null, onClose }: Props) {
  const [fetched, again] = useFetched(useCallback(() => loadScreen(game), [game]))
  if (screenOf(game) !== null) return <GameContext value={game}>{children}</GameContext>
  if (fetched === 'missing') return <MissingPart onAgain={again} onClose={onClose} />
  return fetched === 'loading' ? null : plain
}
