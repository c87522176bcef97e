import { Piece } from '../../../ui/kit/piece'
import { intel, type Board } from '../rules/index'
import { LARGE, MAP, STRIP } from '../words/en/map'
import { haganahName, pieces } from '../words/en/names'

const SHOWN = ['police', 'curfews', 'cells', 'armsCaches'] as const

/** What both sides have left, the Intel chits that are held, and Haganah. */
export function Supplies({ board }: { board: Board }) {
  const { available, haganah } = board
  const held = intel(board, 'held')
  return (
    <ul aria-label={STRIP.label} data-what="available">
      {SHOWN.map((of) => (
        <li
          key={of}
          className={available[of] > 0 ? undefined : 'out'}
          title={pieces(available[of], of)}
        >
          <Piece of={of} />
          <span aria-hidden="true">{available[of]}</span>
          <span className="heard">{pieces(available[of], of)}</span>
        </li>
      ))}
      <li className="of-track" title={pieces(held, 'intel')}>
        {LARGE.intel} <b>{held}</b>
      </li>
      <li className="of-track" data-what="haganah" title={MAP.haganah}>
        {LARGE.haganah} <b>{haganah}</b>
        <span className="heard">, {haganahName(haganah)}</span>
      </li>
    </ul>
  )
}
