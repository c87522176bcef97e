import type { Content, Force } from '../arab-revolt'

const FACE: Readonly<Record<Force, Content>> = {
  troops: 'troops',
  police: 'police',
  irregulars: 'irregularsUnderground',
  guerrillas: 'guerrillasUnderground',
  bases: 'bases',
}

const isForce = (of: Content | Force): of is Force => of in FACE

/** A piece as it stands on the board; it is drawn there, and used here. */
export function Piece({ of }: { of: Content | Force }) {
  return (
    <svg className="piece" viewBox="0 0 34 34" aria-hidden="true">
      {of === 'sabotage' && <rect className="counter" x="2" y="2" width="30" height="30" rx="4" />}
      <use href={`#piece-${isForce(of) ? FACE[of] : of}`} width="34" height="34" />
    </svg>
  )
}
