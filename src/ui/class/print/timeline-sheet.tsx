import { HAND_OUTS } from '../../words/en/hand-outs'
import type { Printed } from './printed'

/** What happened, year by year. */
export function TimelineSheet({ history }: Printed) {
  return (
    <>
      <p data-part="box">{HAND_OUTS.timelineAsks}</p>
      {history?.timeline.map(({ name, happenings }) => (
        <section key={name} className="year">
          <h3>{name}</h3>
          <ul>
            {happenings.map(({ when, says }) => (
              <li key={says} data-part="box">
                <span className="tick" />
                <b>{when}</b>
                <span>{says}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
