import { Piece } from '../../../ui/kit/piece'
import { FORCES, UNITY_VALUES, type Board } from '../rules/index'
import { LARGE, MAP, STRIP } from '../words/en/map'
import { pieces, unityName } from '../words/en/names'

/** So many of a kind, by its piece. */
function Supply({ of, number }: { of: (typeof FORCES)[number] | 'curfew'; number: number }) {
  return (
    <li className={number > 0 ? undefined : 'out'} title={pieces(number, of)}>
      <Piece of={of} />
      <span aria-hidden="true">{number}</span>
      <span className="heard">{pieces(number, of)}</span>
    </li>
  )
}

/** What both sides have left, and Unity. */
export function Supplies({ board: { available, unity } }: { board: Board }) {
  return (
    <ul aria-label={STRIP.label} data-what="available">
      {FORCES.map((force) => (
        <Supply key={force} of={force} number={available[force]} />
      ))}
      <Supply of="curfew" number={available.curfews} />
      <li className="of-track" data-what="unity" title={MAP.unity}>
        {LARGE.unity} <b>{UNITY_VALUES[unity]}</b>
        <span className="heard">, {unityName(unity)}</span>
      </li>
    </ul>
  )
}
