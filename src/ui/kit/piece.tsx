import { useScreen } from '../screen/use-screen'

/** A piece as it stands on the board; it is drawn there, and used here. */
export function Piece({ of }: { of: string }) {
  const kind = useScreen().map.kinds[of]
  return (
    <svg className="piece" viewBox="0 0 34 34" aria-hidden="true">
      {kind?.is === 'broad' && (
        <rect className="counter" x="2" y="2" width="30" height="30" rx="4" />
      )}
      <use href={`#piece-${kind?.face ?? of}`} width="34" height="34" />
    </svg>
  )
}
