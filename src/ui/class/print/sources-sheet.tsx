import { plainOf } from '../../../lessons/inline'
import { HAND_OUTS } from '../../words/en/hand-outs'
import { Lines } from './lines'
import type { Printed } from './printed'

/** The works of the lesson, and what is to be asked of each. */
export function SourcesSheet({ lesson }: Printed) {
  const { works = [], steps } = lesson
  if (works.length === 0) return <p>{HAND_OUTS.noSources}</p>
  return works.map(({ id, work, supports }) => {
    const quoted = steps.flatMap((step) =>
      'source' in step && step.source === id ? [plainOf(step.says)] : [],
    )
    return (
      <article key={id} className="source">
        <div data-part="box">
          <h3>{work}</h3>
          <p>{HAND_OUTS.supports(supports)}</p>
          {quoted.map((says) => (
            <p key={says}>
              {HAND_OUTS.quoted}: {says}
            </p>
          ))}
        </div>
        {HAND_OUTS.sourceAsks.map((ask) => (
          <div key={ask} data-part="box">
            <b>{ask}</b>
            <Lines number={1} />
          </div>
        ))}
      </article>
    )
  })
}
