import type { Kind } from '../screen/on-map'
import { useScreen } from '../screen/use-screen'

/** The counter that a marker lies on. */
export function Counter({ of: { face, pointed } }: { of: Kind }) {
  const look = `counter ${face}`
  return pointed ? (
    <polygon className={look} points="0,17 6,3 28,3 34,17 28,31 6,31" />
  ) : (
    <rect className={look} x="2" y="2" width="30" height="30" rx="4" />
  )
}

/** A piece as it stands on the board; it is drawn there, and used here. */
export function Piece({ of }: { of: string }) {
  const kind = useScreen().map.kinds[of]
  return (
    <svg className="piece" viewBox="0 0 34 34" aria-hidden="true">
      {kind?.is === 'broad' && <Counter of={kind} />}
      <use href={`#piece-${kind?.face ?? of}`} width="34" height="34" />
    </svg>
  )
}
