import { FORCES, UNITY_VALUES, type Board } from '../arab-revolt'
import { Piece } from '../kit/piece'
import { LARGE, MAP, STRIP } from '../../games/arab-revolt/words/en/map'
import { pieces, unityName } from '../../games/arab-revolt/words/en/names'
import { useScreen } from '../screen/use-screen'
import { statusOf } from './status'

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

/** Above the country, where its trays have no room: Political Will, what both sides have left, and Unity. */
export function Strip({ board }: { board: Board }) {
  const { calendar } = useScreen()
  const { available, unity } = board
  return (
    <div className="strip">
      <p className="status">{statusOf(board, calendar)}</p>
      <ul aria-label={STRIP.label} data-what="available">
        {FORCES.map((force) => (
          <Supply key={force} of={force} number={available[force]} />
        ))}
        <Supply of="curfew" number={available.curfews} />
        <li className="of-unity" data-what="unity" title={MAP.unity}>
          {LARGE.unity} <b>{UNITY_VALUES[unity]}</b>
          <span className="heard">, {unityName(unity)}</span>
        </li>
      </ul>
    </div>
  )
}
