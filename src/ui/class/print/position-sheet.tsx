import { MAX_POLITICAL_WILL } from '../../../games/index'
import { coverOf } from '../../screen/cover'
import { HAND_OUTS } from '../../words/en/hand-outs'
import { Lines } from './lines'
import type { Printed } from './printed'

/** What a pupil decides for, and what is to be asked of every decision. */
export function PositionSheet({ lesson, board }: Printed) {
  const cover = coverOf(lesson.game)
  return (
    <>
      {lesson.frame && <p data-part="box">{lesson.frame.before}</p>}
      {board && <p data-part="box">{HAND_OUTS.will(board.politicalWill, MAX_POLITICAL_WILL)}</p>}
      <ul className="deciders">
        {cover?.sides.map((side) => (
          <li key={side} data-part="box">
            <span className="tick" /> {HAND_OUTS.decides(cover.who(side))}
          </li>
        ))}
      </ul>
      <p data-part="box">{HAND_OUTS.decidesNote}</p>
      {HAND_OUTS.positionAsks.map((ask) => (
        <div key={ask} data-part="box">
          <h3>{ask}</h3>
          <Lines number={3} />
        </div>
      ))}
    </>
  )
}
